/** The cart of a visitor who has not logged in: the setting GUEST_CART, on a shop of its own. */
import { expect, type Page } from '@playwright/test';
import * as arabic from '#app/i18n/ar/sign-in.ts';
import * as english from '#app/i18n/en/sign-in.ts';
import { paths } from '#app/paths.ts';
import { formatEgp } from '#contract/money.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import { readCounts, setCount, signUp } from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import {
  findCartLink,
  findCheckOutLink,
  findPricePiastres,
  findQuantityField,
  findRow,
  findRows,
  type ListedProduct,
  openCart,
} from './cart-page.ts';
import { ARABIC, at, LONG, language, localize, say } from './language.ts';
import { MAX_LAYOUT_SHIFT, watchLayoutShift } from './layout-checks.ts';
import { callTo } from './requests.ts';
import { test as shopTest } from './shop-test.ts';
import { copyStocked } from './stocked-folder.ts';
import { findFormButton } from './submit-button.ts';

const signIn = language === 'en' ? english : arabic;
const PASSWORD = 'Secret@123';
/** A product with so few pieces left that the shop tells how many. */
const scarce = demoCatalogue.products.find(
  ({ quantity, family }) => quantity >= 2 && quantity <= 10 && !family,
) as ListedProduct;

async function startGuestShop() {
  const data = copyStocked();
  const shop = await startShop({ DATA_DIR: data.folder, GUEST_CART: 'on' });
  const stop = async () => {
    await shop.stop();
    data.remove();
  };
  return { url: shop.url, stop };
}

interface Fixtures {
  /** The email of a new account, which is not signed in. */
  email: string;
}

/** One shop for all tests of a worker. */
const test = shopTest.extend<Fixtures, { guestShop: { url: string } }>({
  guestShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const shop = await startGuestShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  shop: async ({ guestShop }, use) => use(guestShop),
  email: async ({ shop }, use, { testId, retry }) => {
    const email = `${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await use(email);
  },
  viewport: { width: 1440, height: 900 },
});

async function addToCart(page: Page, ...products: ListedProduct[]): Promise<void> {
  for (const { id, category } of products) {
    await page.goto(at(paths.productDetails(id, category)));
    await page
      .getByRole('button', { name: say('add to card'), exact: true })
      .first()
      .click();
    await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  }
}

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await findFormButton(page, 'login').click();
}

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('Token') ?? '');
const readShopperCart = async (page: Page, shop: string) =>
  readCounts(shop, { id: '', token: await readToken(page) });
const pressUndo = (page: Page) => page.getByRole('button', { name: say('Undo') }).click();

test('a visitor fills, changes and empties a cart, which a reload shows without a layout shift', {
  tag: [ARABIC, LONG],
}, async ({ page, pageErrors }) => {
  await addToCart(page, plain, onOffer);
  await expect(findCartLink(page, 2)).toBeVisible();
  await openCart(page);
  await findQuantityField(page, plain).fill('3');
  await findQuantityField(page, plain).press('Enter');
  await expect(findCartLink(page, 4)).toBeVisible();
  const total = say(formatEgp(findPricePiastres(plain) * 3 + findPricePiastres(onOffer)));
  await expect(page.getByRole('region', { name: say('Summary') })).toContainText(total);

  const shift = await watchLayoutShift(page);
  await page.reload();
  await expect(findRows(page)).toHaveCount(2);
  await expect(findQuantityField(page, plain)).toHaveValue('3');
  expect(await shift()).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await expect(page.getByRole('button', { name: say('Save for later') })).toHaveCount(0);
  await expectUsable(page, 1440, 390, 320);

  const order = await findRows(page).allTextContents();
  await page.getByRole('button', { name: say('clear All Cart') }).click();
  await expect(findCartLink(page, 0)).toBeVisible();
  await pressUndo(page);
  await expect(findCartLink(page, 4)).toBeVisible();
  await expect(findRows(page)).toHaveText(order);
  await findRow(page, plain)
    .getByRole('button', { name: say('Remove') })
    .click();
  await expect(findRows(page)).toHaveCount(1);
  await pressUndo(page);
  await expect(findQuantityField(page, plain)).toHaveValue('3');
  await expect(findRows(page)).toHaveText(order);
  expect(pageErrors).toEqual([]);
});

test("'Check Out' asks to log in, then continues with the visitor’s cart added to the account’s", {
  tag: [ARABIC, LONG],
}, async ({ page, shop, email, pageErrors }) => {
  await addToCart(page, plain);
  await openCart(page);
  await findCheckOutLink(page).click();
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText(signIn.logInTo(signIn.purposes.checkout), { exact: true })).toBeVisible();
  await login(page, email);
  await expect(page).toHaveURL(at(paths.shippingAddress));
  await expect(findCartLink(page, 1)).toBeVisible();
  expect(await readShopperCart(page, shop.url)).toEqual(new Map([[plain.id, 1]]));
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();

  await test.step('a later login leads home', async () => {
    await page.evaluate(() => localStorage.removeItem('Token'));
    await page.goto(at('/login'));
    await login(page, email);
    await expect(page).toHaveURL(at('/'));
  });
  expect(pageErrors).toEqual([]);
});

test('login sums the counts of both carts, at most the stock, and a message names what was cut', {
  tag: LONG,
}, async ({ page, shop, email }) => {
  await addToCart(page, scarce, plain);
  const answer = await fetch(`${shop.url}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  await fetch(`${shop.url}/api/v1/cart`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ productId: scarce.id }),
  });
  await setCount(shop.url, { id: '', token }, scarce.id, scarce.quantity);
  await page.goto(at('/login'));
  await login(page, email);
  await expect(page.getByRole('alert').filter({ hasText: localize(scarce.title) })).toBeVisible();
  expect(await readShopperCart(page, shop.url)).toEqual(
    new Map([
      [scarce.id, scarce.quantity],
      [plain.id, 1],
    ]),
  );
});

test('a reload during the merge adds nothing twice', { tag: LONG }, async ({ page, shop, email }) => {
  await addToCart(page, plain, onOffer);
  const added = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(callTo('cart'), async (route) => {
    if (route.request().method() === 'POST') posts += 1;
    if (route.request().method() !== 'POST' || posts > 1) return route.continue();
    // The shop adds the piece, but the page gets no answer.
    await route.fetch();
    added.resolve();
  });
  await page.goto(at('/login'));
  await login(page, email);
  await added.promise;
  await page.reload();
  await expect(findCartLink(page, 2)).toBeVisible();
  expect(await readShopperCart(page, shop.url)).toEqual(
    new Map([
      [plain.id, 1],
      [onOffer.id, 1],
    ]),
  );
  expect(await page.evaluate(() => localStorage.getItem('guest-cart'))).toBeNull();
});

test('a count above the stock is refused with the number of available pieces', { tag: LONG }, async ({
  page,
}) => {
  await addToCart(page, scarce);
  await page.goto(at('/cart'));
  await findQuantityField(page, scarce).fill(String(scarce.quantity + 1));
  await findQuantityField(page, scarce).press('Enter');
  await expect(page.getByRole('alert')).toContainText(say(`Only ${scarce.quantity} available.`));
  await expect(findQuantityField(page, scarce)).toHaveValue('1');
});

test('all tabs show the same cart, and logging out leaves an empty one', { tag: LONG }, async ({
  page,
  context,
  email,
}) => {
  const second = await context.newPage();
  await second.goto(at(paths.terms));
  await addToCart(page, plain);
  await expect(findCartLink(second, 1)).toBeVisible();
  await page.goto(at('/login'));
  await login(page, email);
  await expect(page).toHaveURL(at('/'));
  for (const tab of [page, second]) await expect(findCartLink(tab, 1)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Logout') })
    .click();
  for (const tab of [page, second]) await expect(findCartLink(tab, 0)).toBeVisible();
  await page.goto(at('/cart'));
  await expect(page.getByRole('heading', { name: say('Your cart is empty') })).toBeVisible();
});

test('adding to the wish list still asks to log in', { tag: LONG }, async ({ page }) => {
  await page.goto(at(paths.productsOfCategory(plain.category)));
  await page
    .getByRole('article')
    .filter({ hasText: localize(plain.title) })
    .first()
    .getByRole('button', { name: say('Add to wish list') })
    .click();
  await expect(page).toHaveURL(at('/login'));
});
