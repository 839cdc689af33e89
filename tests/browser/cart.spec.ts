/** §2 Cart: on our own provider. */
import { expect, type Page } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { onOffer, other, plain, plentiful } from '#tests/setup/cart-products.ts';
import { addToCart, readCounts } from '#tests/setup/shop-client.ts';
import { badge, checkOut, field, type Listed, openCart, priceOf, rowOf, rows, test } from './cart-page.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expectNoBarriers } from './shop-test.ts';

const SHIPPING = 499;
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

test.describe('§2 Cart', () => {
  test("title 'Cart Items', one row per line: picture, title back to its product, prices", async ({
    page,
    filled: _,
    trouble,
  }) => {
    await openCart(page);
    await expect(page).toHaveTitle('Cart · My Store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart Items');
    await expect(rows(page)).toHaveCount(2);
    const row = rowOf(page, plain);
    await expect(row).toContainText(`${formatEgp(priceOf(plain))} each`);
    await expect(rowOf(page, onOffer)).toContainText(`${formatEgp(priceOf(onOffer))} each`);
    await expect
      .poll(() => row.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await row.getByRole('link', { name: plain.title.en }).click();
    await expect(page).toHaveURL(`/product%20details/${plain.id}/${plain.category}`);
    expect(trouble).toEqual([]);
  });

  test('a skeleton of the same height stands there while the cart is loading', async ({
    page,
    filled: _,
  }) => {
    const shift = await watchLayoutShift(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/v1/cart', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart Items');
    const skeleton = page.getByRole('main').getByRole('status', { name: 'Loading…' });
    await expect(skeleton).toHaveAttribute('aria-busy', 'true');
    await expectNoBarriers(page);
    gate.resolve();
    await expect(rows(page)).toHaveCount(2);
    await expect(skeleton).toHaveCount(0);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  });

  test("summary: Shipping 4.99 EGP, Total 'including VAT', and both added up", async ({
    page,
    filled: _,
  }) => {
    await openCart(page);
    const total = priceOf(plain) + priceOf(onOffer);
    await expect(summary(page).getByRole('term')).toHaveText([
      'Shipping',
      'Total including VAT',
      'Order total',
    ]);
    await expect(summary(page).getByRole('definition')).toHaveText([
      '4.99 EGP',
      formatEgp(total),
      formatEgp(total + SHIPPING),
    ]);
  });

  test("'Check Out' leads to the shipping address", async ({ page, filled: _ }) => {
    await openCart(page);
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    await checkOut(page).click();
    await expect(page).toHaveURL('/shipping%20address');
  });

  test("'clear All Cart' empties it at once: toast, empty state, the way to the products", async ({
    page,
    shop,
    shopper,
    filled: _,
    trouble,
  }) => {
    await openCart(page);
    await page.getByRole('button', { name: 'clear All Cart', exact: true }).click();
    await expect(page.getByRole('status').getByText('All Product Deleted !')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(badge(page, 0)).toBeVisible();
    expect(await readCounts(shop.url, shopper)).toEqual(new Map());
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Browse the products' }).click();
    await expect(page).toHaveURL('/products');
    expect(trouble).toEqual([]);
  });

  test("signed out: an illustration and 'Go To Login Page'", async ({ page, trouble }) => {
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart Items');
    await expect(page.getByRole('main').locator('img')).toBeVisible();
    await page.getByRole('link', { name: 'Go To Login Page' }).click();
    await expect(page).toHaveURL('/login');
    expect(trouble).toEqual([]);
  });

  test('the first paint is right for both, before any script of ours has run', async ({
    page,
    filled: _,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/cart');
    await expect(page.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go To Login Page' })).toBeHidden();
  });
});

test.describe('§2 Cart: a remove action per line', () => {
  test("the row goes with the toast 'Product Deleted !', and Undo brings it back as it was", async ({
    page,
    shop,
    shopper,
    filled: _,
  }) => {
    await addToCart(shop.url, shopper, plain.id);
    await openCart(page);
    await rowOf(page, plain).getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('status').getByText('Product Deleted !')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(badge(page, 1)).toBeVisible();
    expect(await readCounts(shop.url, shopper)).toEqual(new Map([[onOffer.id, 1]]));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, plain)).toHaveValue('2');
    await expect(rows(page).first()).toContainText(plain.title.en);
    await expect(badge(page, 3)).toBeVisible();
    await expect(checkOut(page)).not.toHaveAttribute('aria-disabled');
    expect((await readCounts(shop.url, shopper)).get(plain.id)).toBe(2);
  });

  test('the focus goes on to the next row, from the last one back, and at the end to the heading', async ({
    page,
    shop,
    shopper,
    filled: _,
  }) => {
    await addToCart(shop.url, shopper, other.id);
    await openCart(page);
    const remove = (product: Listed) => rowOf(page, product).getByRole('button', { name: 'Remove' });
    await remove(onOffer).focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(2);
    await expect(remove(other)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(remove(plain)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('§2 Cart, at its limits', () => {
  test('200 lines: every row can be reached, the summary stays in view', async ({ page, filled: _ }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/api/v1/cart', async (route) => {
      const answer = await (await route.fetch()).json();
      const [line] = answer.data.products;
      answer.data.products = Array.from({ length: 200 }, (_, at) => {
        const id = String(at).padStart(24, '0');
        return { ...line, _id: id, product: { ...line.product, _id: id, id, title: `Line ${at + 1}` } };
      });
      await route.fulfill({ json: answer });
    });
    await page.goto('/cart');
    await expect(rows(page)).toHaveCount(200);
    const last = rows(page).filter({ hasText: 'Line 200' });
    await last.getByRole('button', { name: 'Remove' }).focus();
    await expect(last).toBeInViewport();
    await expect(checkOut(page)).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.wheel(0, -100_000);
    await expect(rows(page).first()).toBeInViewport();
    await expect(checkOut(page)).toBeInViewport();
  });

  for (const width of [320, 1440]) {
    test(`at ${width} pixels: no barriers, nothing wider than the page, in every state`, async ({
      page,
      shop,
      shopper,
      filled: _,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const expectFine = async () => {
        await expectNoBarriers(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      };
      await addToCart(shop.url, shopper, plentiful.id);
      await openCart(page);
      await expectFine();
      await rowOf(page, plain).getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectFine();
      await page.getByRole('button', { name: 'clear All Cart' }).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await expectFine();
    });
  }
});
