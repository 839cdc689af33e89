/** §7 checkout, where it returns to (docs/departures.md): an order must not vanish, and tells the truth of its payment. */
import { expect } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { vatInsidePiastres } from '#contract/vat.ts';
import { ADDRESS } from '#tests/setup/address.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { addToCart, listOrders, payByCard, readCounts } from '#tests/setup/shop-client.ts';
import { badge, checkOut, newest, orderInCash, state } from './order-page.ts';
import { expectNoBarriers } from './shop-test.ts';
import { test } from './shopper-test.ts';

const DECLINED = '4000000000000002';
const SHIPPING = 499;

test('§7 Checkout returns: a paid order: lines, address, totals, an empty cart; reload and back tell the same', async ({
  page,
  shop,
  shopper,
  trouble,
}) => {
  await page.goto(await checkOut(shop.url, shopper, plain.id, plain.id, other.id));
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Sara Ali');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL('/allorders');
  await expect(page).toHaveTitle('Orders · My Store');

  const items = toPiastres(plain.price) * 2 + toPiastres(other.price);
  const expectOrder = async () => {
    const order = newest(page, 'Paid');
    await expect(order.getByRole('listitem')).toHaveCount(2);
    const line = order.getByRole('listitem').filter({ hasText: plain.title.en });
    await expect(line).toContainText(`2 × ${formatEgp(toPiastres(plain.price))}`);
    await expect(line).toContainText(formatEgp(toPiastres(plain.price) * 2));
    await expect(order).toContainText(ADDRESS.details);
    await expect(order).toContainText(ADDRESS.city);
    await expect(order).toContainText(ADDRESS.phone);
    await expect(order.getByRole('term')).toHaveText(['Items', 'Shipping', 'Order total', 'VAT inside']);
    await expect(order.getByRole('definition')).toHaveText(
      [items, SHIPPING, items + SHIPPING, vatInsidePiastres(items + SHIPPING)].map(formatEgp),
    );
    await expect(order.getByText(/^Order \d+ · \d{1,2} [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    await expect(order.locator('header img')).toBeVisible();
    await expect(badge(page, 0)).toBeVisible();
  };
  await expectOrder();
  await expectNoBarriers(page);
  await page.reload();
  await expectOrder();
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  await newest(page, 'Paid').getByRole('link', { name: plain.title.en }).click();
  await expect(page).toHaveURL(`/product%20details/${plain.id}/${plain.category}`);
  await page.goBack();
  await expectOrder();
  expect(trouble).toEqual([]);
});

test('§7 Checkout returns: waiting for payment: said, led back to the cart; asked for a few times, not for ever; settles by itself while somebody looks', async ({
  page,
  shop,
  shopper,
}) => {
  const session = await checkOut(shop.url, shopper, plain.id);
  let reads = 0;
  await page.route('**/api/v1/orders/user/*', (route) => {
    reads += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto('/allorders');
  await expect(state(page, 'Waiting for payment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy again' })).toHaveCount(0);
  await expect(badge(page, 1)).toBeVisible();
  for (let read = 2; read <= 7; read += 1) {
    await page.clock.runFor(21_000);
    await expect.poll(() => reads).toBe(read);
    await expect(state(page, 'Waiting for payment')).toBeVisible();
  }
  await page.clock.runFor(600_000);
  expect(reads).toBe(7);

  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(state(page, 'Waiting for payment')).toBeVisible();
  await payByCard(session);
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Paid');
  await expect(badge(page, 0)).toBeVisible();
});

test('§7 Checkout returns: payment failed: said in words, nothing charged, led back to a cart as it was; so for an order cancelled on the card page', async ({
  page,
  shop,
  shopper,
  trouble,
}) => {
  const session = await checkOut(shop.url, shopper, plain.id);
  await payByCard(session, DECLINED);
  await page.goto('/allorders');
  await expect(newest(page, 'Payment failed')).toContainText('Nothing was charged.');
  await expect(page.getByRole('main').locator('header img')).toHaveCount(0);
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  const lines = page.getByRole('list', { name: 'Products in the cart' });
  await expect(lines).toContainText(plain.title.en);
  expect(trouble).toEqual([]);

  await page.goto(session);
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(lines).toContainText(plain.title.en);
  expect((await listOrders(shop.url, shopper)).map(({ paymentStatus }) => paymentStatus)).toEqual([
    'cancelled',
  ]);
  expect(await readCounts(shop.url, shopper)).toEqual(new Map([[plain.id, 1]]));
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click();
  await expect(newest(page, 'Cancelled')).toContainText('Nothing was charged.');
  await expect(page.getByRole('link', { name: 'Back to the cart' })).toBeVisible();
});

test("§7 Checkout returns: cash on delivery, and 'Buy again' adds what was ordered to the cart, or says why it cannot have all of it", async ({
  page,
  shop,
  shopper,
  trouble,
}) => {
  await orderInCash(shop.url, shopper, plain.id, plain.id, other.id);
  await addToCart(shop.url, shopper, other.id);
  await page.goto('/allorders');
  await expect(state(page, 'Cash on delivery')).toBeVisible();
  await expect(badge(page, 1)).toBeVisible();
  const again = page.getByRole('button', { name: 'Buy again' });
  await again.click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('Product Added To Card')).toBeVisible();
  await expect(badge(page, 4)).toBeVisible();
  expect(await readCounts(shop.url, shopper)).toEqual(
    new Map([
      [plain.id, 2],
      [other.id, 2],
    ]),
  );
  expect(trouble).toEqual([]);

  await page.goBack();
  await page.route('**/api/v1/cart', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { statusMsg: 'fail', message: 'Only 0 pieces left' } })
      : route.continue(),
  );
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Only 0 pieces left' })).toBeVisible();
  await expect(page).toHaveURL('/allorders');
  await expect(again).toBeEnabled();
});
