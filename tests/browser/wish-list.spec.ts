/** §2 Wish list, in both states of a visitor and in every state of the list. */
import { expect, type Page } from '@playwright/test';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import type { demoCatalog } from '#tests/setup/demo-catalog.ts';
import type { Signed } from '#tests/setup/shop-client.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expectNoBarriers } from './shop-test.ts';
import { test } from './shopper-test.ts';

type Listed = (typeof demoCatalog.products)[number];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cardOf = (page: Page, { title }: Listed) => cards(page).filter({ hasText: title.en });
const heart = (page: Page, product: Listed) =>
  cardOf(page, product).getByRole('button', { name: 'Remove from wish list' });

async function wishFor(shop: string, { token }: Signed, ...products: Listed[]): Promise<void> {
  for (const { id } of products) {
    await fetch(`${shop}/api/v1/wishlist`, {
      method: 'POST',
      headers: { token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: id }),
    });
  }
}

async function readWishes(shop: string, { token }: Signed): Promise<string[]> {
  const answer = await fetch(`${shop}/api/v1/wishlist`, { headers: { token } });
  const { data } = (await answer.json()) as { data: { _id: string }[] };
  return data.map(({ _id }) => _id);
}

test("§2 Wish list: without a token an illustration and a 'Go To Login Page' link to /login", async ({
  page,
  trouble,
}) => {
  await page.goto('/wishList');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wish List');
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Go To Login Page' }).click();
  await expect(page).toHaveURL('/login');
  expect(trouble).toEqual([]);
});

test('§2 Wish list: with a token its products as cards, their hearts filled', async ({
  page,
  shop,
  shopper,
  trouble,
}) => {
  await wishFor(shop.url, shopper, plain, onOffer);
  await page.goto('/wishList');
  await expect(page).toHaveTitle('Wish List · My Store');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Go To Login Page' })).toHaveCount(0);
  for (const product of [plain, onOffer]) {
    await expect(heart(page, product)).toHaveAccessibleName('Remove from wish list');
  }
  await expectNoBarriers(page);
  await cardOf(page, plain).getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('Product Added To Card')).toBeVisible();
  await cardOf(page, plain).getByRole('link', { name: plain.title.en }).click();
  await expect(page).toHaveURL(`/product%20details/${plain.id}/${plain.category}`);
  expect(trouble).toEqual([]);
});

test('§2 Wish list: a heart removes, the card goes, and the focus moves on', async ({
  page,
  shop,
  shopper,
}) => {
  await wishFor(shop.url, shopper, plain, onOffer, other);
  await page.goto('/wishList');
  await heart(page, onOffer).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(cardOf(page, onOffer)).toHaveCount(0);
  await expect(page.getByRole('main').locator('button:focus')).toHaveAccessibleName('Remove from wish list');
  await expect(page.getByText('Product Removed from Wish List')).toBeVisible();
  expect((await readWishes(shop.url, shopper)).sort()).toEqual([plain.id, other.id].sort());
  for (const product of [plain, other]) await heart(page, product).click();
  await expect(page.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your wish list is empty' })).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Browse the products' }).click();
  await expect(page).toHaveURL('/products');
});

test('§4 Wish list: a skeleton while loading, and nothing moves when the list lands', async ({
  page,
  shop,
  shopper,
}) => {
  await wishFor(shop.url, shopper, plain, onOffer);
  const shift = await watchLayoutShift(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/v1/wishlist', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/wishList');
  const skeleton = page.getByRole('main').getByRole('status', { name: 'Loading…' });
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  await expect(cards(page)).toHaveCount(2);
  await expect(skeleton).toHaveCount(0);
  expect(await shift()).toBeLessThanOrEqual(0.02);
});

test("§8 Wish list fetch failure: said in its place, with 'Try again'", async ({ page, shop, shopper }) => {
  await wishFor(shop.url, shopper, plain);
  await page.route('**/api/v1/wishlist', (route) => route.abort());
  await page.goto('/wishList');
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('The wish list cannot be shown');
  await expectNoBarriers(page);
  await page.unroute('**/api/v1/wishlist');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('§8 Wish list change failure: an alert, and the card comes back', async ({ page, shop, shopper }) => {
  await wishFor(shop.url, shopper, plain, other);
  await page.goto('/wishList');
  await page.route('**/api/v1/wishlist/*', (route) => route.abort());
  await heart(page, plain).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The wish list was not changed.' })).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await expect(heart(page, plain)).toBeVisible();
});

test('§9 Product grids: 1 column on small screens, 3 on medium, 5 on large', async ({
  page,
  shop,
  shopper,
}) => {
  await wishFor(shop.url, shopper, plain, onOffer, other);
  await page.goto('/wishList');
  await expect(cards(page)).toHaveCount(3);
  const grid = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  for (const [width, columns] of [
    [320, 1],
    [768, 3],
    [1440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const template = await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns);
    expect(template.split(' ')).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
