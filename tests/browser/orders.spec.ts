/** The orders screen after checkout (docs/departures.md): it has every order with the true status of its payment. */
import { expect } from '@playwright/test';
import { calculateVatPiastres, formatEgp, toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import {
  listOrders,
  payByCard,
  payByDeclinedCard,
  putIntoCart,
  readCounts,
} from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { findCartLink } from './cart-page.ts';
import { ARABIC, at, LONG, localize, say, sayOwnRefusal } from './language.ts';
import {
  beginCheckout,
  cardTexts,
  changeNewest,
  fillCard,
  findNewestOrder,
  findPaidChip,
  findPayButton,
  findStatusHeading,
  ORDER_NUMBER,
  orderInCash,
} from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

const DECLINED_CARD = '4000000000000002';
const SHIPPING_PIASTRES = 499;
const MONTH_PATTERN = localize({ en: '[A-Z][a-z]+', ar: '[ء-ي]+' });

test('§7 a paid order shows lines, address, totals and an empty cart, also after reload and Back', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper, pageErrors }) => {
  await page.goto(await beginCheckout(shop.url, shopper, plain.id, plain.id, other.id));
  await fillCard(page, '4242 4242 4242 4242');
  await findPayButton(page).click();
  await expect(page).toHaveURL(at('/allorders'));
  await expect(page).toHaveTitle(say('Orders · My Store'));

  const items = toPiastres(plain.price) * 2 + toPiastres(other.price);
  const expectOrder = async () => {
    const order = findNewestOrder(page, say('Order placed'));
    await expect(findPaidChip(page)).toBeVisible();
    await expect(order.getByRole('status')).toContainText(say('Expected \u0001').split('\u0001')[0] ?? '');
    const lines = order.getByRole('list', { name: say('Products') }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    const line = lines.filter({ hasText: localize(plain.title) });
    await expect(line).toContainText(say(`2 × ${formatEgp(toPiastres(plain.price))}`));
    await expect(line).toContainText(say(formatEgp(toPiastres(plain.price) * 2)));
    await expect(order).toContainText(ADDRESS.details);
    await expect(order).toContainText(ADDRESS.city);
    await expect(order).toContainText(ADDRESS.phone);
    await expect(order.getByRole('term')).toHaveText(
      ['Items', 'Shipping', 'Order total', 'Including 14% VAT', 'Payment'].map((name) => say(name)),
    );
    const amounts = [
      items,
      SHIPPING_PIASTRES,
      items + SHIPPING_PIASTRES,
      calculateVatPiastres(items + SHIPPING_PIASTRES),
    ];
    await expect(order.getByRole('definition')).toHaveText([
      ...amounts.map((piastres) => say(formatEgp(piastres))),
      say('Card ending in 4242'),
    ]);
    await expect(
      order.getByText(new RegExp(`^${ORDER_NUMBER} · \\d{1,2} ${MONTH_PATTERN} \\d{4}$`)),
    ).toBeVisible();
    await expect(order.locator('header img')).toBeVisible();
    await expect(order.getByRole('status')).toContainText(/@example\.com/);
    await expect(page.getByRole('button', { name: say('Buy again') })).toHaveCount(0);
    await expect(findCartLink(page, 0)).toBeVisible();
  };
  await expectOrder();
  await expectNoViolations(page);
  await page.reload();
  await expectOrder();
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  await findNewestOrder(page, say('Order placed'))
    .getByRole('link', { name: localize(plain.title) })
    .click();
  await expect(page).toHaveURL(at(`/product%20details/${plain.id}/${plain.category}`));
  await page.goBack();
  await expectOrder();
  expect(pageErrors).toEqual([]);
});

test('§7 an order that waits for payment says so, and is refetched six times at most', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await beginCheckout(shop.url, shopper, plain.id);
  let reads = 0;
  await page.route(callTo('orders/user/*'), (route) => {
    reads += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Waiting for payment'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('Buy again') })).toHaveCount(0);
  await expect(findCartLink(page, 1)).toBeVisible();
  for (let read = 2; read <= 7; read += 1) {
    // The clock advances second by second, because the page starts the next wait only after it has read an answer.
    const passSecond = async () => {
      await page.clock.runFor(1_000);
      return reads;
    };
    await expect.poll(passSecond, { intervals: [20] }).toBe(read);
    await expect(findStatusHeading(page, say('Waiting for payment'))).toBeVisible();
  }
  await page.clock.runFor(600_000);
  expect(reads).toBe(7);
});

test('§7 an order that waits for payment leads back to the cart, and shows a payment made later', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const session = await beginCheckout(shop.url, shopper, plain.id);
  await page.clock.install();
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Waiting for payment'))).toBeVisible();
  await page.getByRole('link', { name: say('Back to cart') }).click();
  await expect(page).toHaveURL(at('/cart'));
  await page.goBack();
  await expect(findStatusHeading(page, say('Waiting for payment'))).toBeVisible();
  await payByCard(session);
  await page.clock.runFor(2000);
  await expect(page.getByRole('main').getByRole('status')).toContainText(say('Paid'));
  await expect(findCartLink(page, 0)).toBeVisible();
});

test('§7 a failed payment says that nothing was charged, and leads back to the cart as it was', {
  tag: LONG,
}, async ({ page, shop, shopper, pageErrors }) => {
  const session = await beginCheckout(shop.url, shopper, plain.id);
  await payByDeclinedCard(session, DECLINED_CARD);
  await page.goto(at('/allorders'));
  await expect(findNewestOrder(page, say('Payment failed'))).toContainText(
    say('Nothing was charged. You can try again from your cart.'),
  );
  await expect(findNewestOrder(page, say('Payment failed')).locator('header img')).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: say('Back to cart') }).click();
  const lines = page.getByRole('list', { name: say('Products in your cart') });
  await expect(lines).toContainText(localize(plain.title));
  expect(pageErrors).toEqual([]);
});

test('§7 an order that is cancelled on the card page leaves the cart as it was, and can be ordered again', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const lines = page.getByRole('list', { name: say('Products in your cart') });
  await page.goto(await beginCheckout(shop.url, shopper, plain.id));
  await page.getByRole('button', { name: cardTexts.cancel }).click();
  await expect(page).toHaveURL(at('/cart'));
  await expect(lines).toContainText(localize(plain.title));
  expect((await listOrders(shop.url, shopper)).map(({ paymentStatus }) => paymentStatus)).toEqual([
    'cancelled',
  ]);
  expect(await readCounts(shop.url, shopper)).toEqual(new Map([[plain.id, 1]]));
  await page.getByRole('button', { name: say('Account') }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Orders') })
    .click();
  await expect(findNewestOrder(page, say('Cancelled'))).toContainText(
    say('Nothing was charged. You can order again from your cart.'),
  );
  await expect(page.getByRole('link', { name: say('Back to cart') })).toBeVisible();
});

test("§7 'Buy again' adds what was ordered in cash to the cart", {
  tag: LONG,
}, async ({ page, shop, shopper, pageErrors }) => {
  await orderInCash(shop.url, shopper, plain.id, plain.id, other.id);
  await putIntoCart(shop.url, shopper, other.id);
  await changeNewest(page, { status: 'delivered', isDelivered: true });
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Delivered'))).toBeVisible();
  await expect(findCartLink(page, 1)).toBeVisible();
  const again = page.getByRole('button', { name: say('Buy again') });
  await again.click();
  await expect(page).toHaveURL(at('/cart'));
  await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
  await expect(findCartLink(page, 4)).toBeVisible();
  expect(await readCounts(shop.url, shopper)).toEqual(
    new Map([
      [plain.id, 2],
      [other.id, 2],
    ]),
  );
  expect(pageErrors).toEqual([]);
});

test("§7 'Buy again' says why a product cannot be added", { tag: LONG }, async ({ page, shop, shopper }) => {
  await orderInCash(shop.url, shopper, plain.id, plain.id, other.id);
  await changeNewest(page, { status: 'delivered', isDelivered: true });
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Delivered'))).toBeVisible();
  const again = page.getByRole('button', { name: say('Buy again') });
  await page.route(callTo('cart'), (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 400,
          json: { statusMsg: 'fail', message: 'This product is out of stock', code: 'out-of-stock' },
        })
      : route.continue(),
  );
  await again.click();
  await expect(page.getByRole('alert').filter({ hasText: sayOwnRefusal('out-of-stock') })).toBeVisible();
  await expect(page).toHaveURL(at('/allorders'));
  await expect(again).toBeEnabled();
});
