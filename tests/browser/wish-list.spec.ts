/** The wish list of a shopper (§2 of the specification). What a visitor sees is in session.spec.ts. */
import { expect, type Page } from '@playwright/test';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import { watchLayoutShift } from './layout-checks.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';
import { addToWishList, readWishList } from './shopper.ts';

type Listed = (typeof demoCatalogue.products)[number];

const findCards = (page: Page) => page.getByRole('main').getByRole('article');
const findCard = (page: Page, { title }: Listed) => findCards(page).filter({ hasText: localize(title) });
const findHeart = (page: Page, product: Listed) =>
  findCard(page, product).getByRole('button', { name: say('Remove from wish list') });

async function expectColumns(page: Page, width: number, columns: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const template = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
  expect(template.split(' ')).toHaveLength(columns);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('§2 Wish list: a skeleton, then cards with filled hearts, without a layout shift', async ({
  page,
  shop,
  shopper,
  pageErrors,
}) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  const shift = await watchLayoutShift(page);
  const gate = Promise.withResolvers<void>();
  await page.route(callTo('wishlist'), async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(at('/wishList'));
  const skeleton = page.getByRole('main').getByRole('status', { name: say('Loading…') });
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  await expect(findCards(page)).toHaveCount(3);
  await expect(skeleton).toHaveCount(0);
  expect(await shift()).toBeLessThanOrEqual(0.02);
  await expect(page).toHaveTitle(say('Wish List · My Store'));
  await expect(page.getByRole('link', { name: say('Go To Login Page') })).toHaveCount(0);
  for (const product of [plain, onOffer, other]) await expect(findHeart(page, product)).toBeVisible();
  await expectUsableAnywhere(page);
  expect(pageErrors).toEqual([]);
});

test('§9 Wish list: 1, 3 or 5 columns', { tag: LONG }, async ({ page, shop, shopper }) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.goto(at('/wishList'));
  await expect(findCards(page)).toHaveCount(3);
  for (const [width, columns] of [
    [320, 1],
    [768, 3],
    [1440, 5],
  ] as const)
    await expectColumns(page, width, columns);
});

test('§2 Wish list: a card adds to the cart, and leads to its product', async ({
  page,
  shop,
  shopper,
  pageErrors,
}) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.goto(at('/wishList'));
  await expect(findCards(page)).toHaveCount(3);
  await findCard(page, plain)
    .getByRole('button', { name: say('Add to cart') })
    .click();
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await findCard(page, plain)
    .getByRole('link', { name: localize(plain.title) })
    .click();
  await expect(page).toHaveURL(at(`/product%20details/${plain.id}/${plain.category}`));
  expect(pageErrors).toEqual([]);
});

test("§8 Wish list: a failed fetch is reported in its place, with 'Try again'", { tag: LONG }, async ({
  page,
  shop,
  shopper,
}) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.route(callTo('wishlist'), (route) => route.abort());
  await page.goto(at('/wishList'));
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText(say('We couldn’t load your wish list'));
  await expectUsableAnywhere(page);
  await page.unroute(callTo('wishlist'));
  await failed.getByRole('button', { name: say('Try again') }).click();
  await expect(findCards(page)).toHaveCount(3);
});

test('§8 Wish list: a failed change is reported, and the card comes back; it can be retried and undone', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.goto(at('/wishList'));
  await expect(findCards(page)).toHaveCount(3);
  await page.route(callTo('wishlist/*'), (route) => route.abort());
  await findHeart(page, plain).click();
  await expect(
    page.getByRole('alert').filter({ hasText: say('We couldn’t update your wish list.') }),
  ).toBeVisible();
  await expect(findCards(page)).toHaveCount(3);
  await expect(findHeart(page, plain)).toBeVisible();
  await page.unroute(callTo('wishlist/*'));
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('Try again') })
    .click();
  await expect(findCards(page)).toHaveCount(2);
  await page.getByRole('button', { name: say('Undo') }).click();
  await expect(findCards(page)).toHaveCount(3);
  await expect(findCards(page).first()).toContainText(localize(plain.title));
});

test('Wish list: a heart removes its card, the focus moves on, and Undo is one Tab away', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.goto(at('/wishList'));
  await expect(findCards(page)).toHaveCount(3);
  await findHeart(page, onOffer).focus();
  await page.keyboard.press('Enter');
  await expect(findCards(page)).toHaveCount(2);
  await expect(findCard(page, onOffer)).toHaveCount(0);
  await expect(page.getByRole('main').locator('button:focus')).toHaveAccessibleName(
    say('Remove from wish list'),
  );
  await expect(page.getByText(say('Product Removed from Wish List'))).toBeVisible();
  expect((await readWishList(shop.url, shopper)).sort()).toEqual([plain.id, other.id].sort());

  // Undo is one Tab away, and brings the card back to its place.
  await page.keyboard.press('Tab');
  const undo = page.getByRole('button', { name: say('Undo') });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(say('Product Removed from Wish List'));
  await page.keyboard.press('Enter');
  await expect(findCards(page).nth(1)).toContainText(localize(onOffer.title));
  await expect(findCard(page, onOffer).getByRole('link', { name: localize(onOffer.title) })).toBeFocused();
  await expect.poll(() => readWishList(shop.url, shopper)).toHaveLength(3);
});

test('Wish list: an empty list says so, and leads to the products', { tag: LONG }, async ({
  page,
  shop,
  shopper,
}) => {
  await addToWishList(shop.url, shopper, plain, onOffer, other);
  await page.goto(at('/wishList'));
  await expect(findCards(page)).toHaveCount(3);
  await findHeart(page, onOffer).click();
  await expect(findCards(page)).toHaveCount(2);
  for (const product of [plain, other]) await findHeart(page, product).click();
  const empty = page.getByRole('heading', { name: say('Your wish list is empty') });
  await expect(empty).toBeVisible();
  await expect.poll(() => readWishList(shop.url, shopper)).toEqual([]);
  await page.reload();
  await expect(empty).toBeVisible();
  await expectUsableAnywhere(page);
  await page.getByRole('link', { name: say('Browse products') }).click();
  await expect(page).toHaveURL(at('/products'));
});
