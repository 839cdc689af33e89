/** Takes the README's screenshots and a contact sheet of the main screens, from a fresh shop. */
import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#app/paths.ts';
import { type Language, TOKEN_KEY } from '#contract/constants.ts';
import { onOffer, other, plain, plentiful } from '#tests/setup/cart-products.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import {
  payByCard,
  putIntoCart,
  type SignedInShopper,
  signUp,
  startCheckout,
  wish,
} from '#tests/setup/shop-client.ts';
import { ensureChromium, findChromium } from './chromium.ts';
import { captureScreens, openWithFonts, type Screen, THEMES } from './contact-sheet/capture-screens.ts';
import { composeSheet } from './contact-sheet/compose-sheet.ts';
import { writePage } from './contact-sheet/write-page.ts';
import { photographCounter } from './counter-screenshots.ts';

/** Committed to git, unlike SHEET_FOLDER. */
const README_FOLDER = 'docs/screenshots';
const SHEET_FOLDER = 'screenshots';

const details = paths.productDetails(plain.id, plain.category);
const README_SCREENS = [
  { name: 'home', path: paths.home, locale: 'en-US' },
  { name: 'details', path: `/ar${details}`, locale: 'ar-EG' },
  { name: 'cart', path: paths.cart, locale: 'en-US' },
];
const PUBLIC_SCREENS = {
  home: paths.home,
  products: paths.products,
  details,
  categories: paths.categories,
  brands: paths.brands,
  login: paths.login,
  'not-found': '/no-such-page',
};
const PERSONAL_SCREENS = {
  cart: paths.cart,
  'wish-list': paths.wishList,
  'shipping-address': paths.shippingAddress,
  orders: paths.orders,
  account: paths.account,
};

/** Signs up a shopper with an order, a wish list and a cart. */
async function createShopper(shop: string): Promise<SignedInShopper> {
  const shopper = await signUp(shop, 'sara@example.com');
  for (const product of [plentiful, onOffer]) await putIntoCart(shop, shopper, product.id);
  const cart = await putIntoCart(shop, shopper, other.id);
  await payByCard(await startCheckout(shop, shopper, cart));
  for (const product of [plain, onOffer, other]) {
    await wish(shop, shopper, product.id);
    await putIntoCart(shop, shopper, product.id);
  }
  return shopper;
}

/**
 * Starts a payment and returns the URL of its page. Each payment has its own shopper, because a new checkout replaces
 * an older one.
 */
async function startPayment(shop: string, language: Language): Promise<string> {
  const shopper = await signUp(shop, `sara-${language}@example.com`);
  return startCheckout(shop, shopper, await putIntoCart(shop, shopper, plain.id), language);
}

async function takeScreenshot(page: Page, name: string): Promise<void> {
  // Lossless files would be several times as large.
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .png({ palette: true, quality: 90 })
    .toFile(`${README_FOLDER}/${name}.png`);
  console.log(`${README_FOLDER}/${name}.png`);
}

async function takeReadmeScreenshots(browser: Browser, shop: string, token: string): Promise<void> {
  for (const { name, path, locale } of README_SCREENS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, locale });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const);
    await openWithFonts(page, shop + path);
    await takeScreenshot(page, name);
    await page.close();
  }
}

async function createContactSheet(browser: Browser, screens: Screen[], token: string): Promise<void> {
  rmSync(SHEET_FOLDER, { recursive: true, force: true });
  const screenshots = await captureScreens({ browser, folder: SHEET_FOLDER, token }, screens);
  console.log(writePage(SHEET_FOLDER, screenshots));
  for (const theme of THEMES) {
    const file = `${README_FOLDER}/sheet-${theme}.webp`;
    await composeSheet(SHEET_FOLDER, screenshots, theme, file);
    console.log(file);
  }
}

if (!(await ensureChromium())) process.exit(1);
mkdirSync(README_FOLDER, { recursive: true });
const dataFolder = makeDataFolder();
const shop = await startShop({ DATA_DIR: dataFolder.folder });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const toScreens = (list: Record<string, string>, isSignedIn: boolean) =>
  Object.entries(list).map(([name, path]) => ({
    name,
    isSignedIn,
    url: (language: Language) =>
      shop.url + (language === 'en' ? path : `/${language}${path === paths.home ? '' : path}`),
  }));
try {
  const { token } = await createShopper(shop.url);
  const payments = { en: await startPayment(shop.url, 'en'), ar: await startPayment(shop.url, 'ar') };
  await takeReadmeScreenshots(browser, shop.url, token);
  await photographCounter(browser, takeScreenshot);
  const screens = [
    ...toScreens(PUBLIC_SCREENS, false),
    ...toScreens(PERSONAL_SCREENS, true),
    { name: 'payment', url: (language: Language) => payments[language] },
  ];
  await createContactSheet(browser, screens, token);
} finally {
  await browser.close();
  await shop.stop();
  dataFolder.remove();
}
