/** Makes the pictures that the README shows, from a shop that was just started. */
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#app/paths.ts';
import { TOKEN_KEY } from '#contract/constants.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import { putIntoCart, signUp } from '#tests/setup/shop-client.ts';
import { findChromium, provideChromium } from './chromium.ts';

const FOLDER = 'docs/screenshots';
const SCREENS = [
  { name: 'home', path: paths.home, locale: 'en-US' },
  { name: 'details', path: `/ar${paths.productDetails(plain.id, plain.category)}`, locale: 'ar-EG' },
  { name: 'cart', path: paths.cart, locale: 'en-US' },
];

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Lossless would be several times the size, for a README.
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .png({ palette: true, quality: 90 })
    .toFile(`${FOLDER}/${name}.png`);
}

if (!(await provideChromium())) process.exit(1);
mkdirSync(FOLDER, { recursive: true });
const data = makeDataFolder();
const shop = await startShop({ DATA_DIR: data.folder });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const shopper = await signUp(shop.url, 'sara@example.com');
  for (const product of [plain, onOffer, other]) await putIntoCart(shop.url, shopper, product.id);
  for (const { name, path, locale } of SCREENS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 960 }, locale });
    await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      TOKEN_KEY,
      shopper.token,
    ] as const);
    await page.goto(shop.url + path);
    await take(page, name);
    console.log(`${FOLDER}/${name}.png`);
  }
} finally {
  await browser.close();
  await shop.stop();
  data.remove();
}
