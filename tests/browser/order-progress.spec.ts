/** The progress of an order, its cancellation, and its printed receipt. */
import { expect, type Page } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import type { OrderStatus } from '#contract/orders/progress.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { listOrders } from '#tests/setup/shop-client.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, localize, say, sayOwnRefusal } from './language.ts';
import { changeNewest, findNewestOrder, findStatusHeading, orderInCash } from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

const makeHistory = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: `2026-01-0${index + 1}T10:00:00.000Z` }));

const findSteps = (page: Page) => page.getByRole('list', { name: say('Progress') }).getByRole('listitem');

test('a shipped order shows its progress, carrier and tracking number', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  await orderInCash(shop.url, shopper, plain.id);
  await changeNewest(page, {
    status: 'shipped',
    isCancellable: false,
    carrier: 'Bosta',
    trackingNumber: 'EG884120',
    history: makeHistory('placed', 'packed', 'shipped'),
  });
  await page.goto(at('/allorders'));
  const order = findNewestOrder(page, say('Shipped'));
  await expect(findSteps(page)).toHaveText([
    new RegExp(`^${say('Order placed')}`),
    new RegExp(`^${say('Confirmed')}`),
    new RegExp(`^${say('Packed')}`),
    new RegExp(`^${say('Shipped')}.*2026`),
    say('Delivery', 'orders.nextSteps.delivered') + say('to come'),
  ]);
  await expect(findSteps(page).nth(3)).toHaveAttribute('aria-current', 'step');
  await expect(order).toContainText('Bosta');
  await expect(order).toContainText('EG884120');
  await expect(order.getByRole('button', { name: say('Cancel order') })).toHaveCount(0);
  await expectUsableAnywhere(page);
});

test('an order with a refund due says so, and how much', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  await orderInCash(shop.url, shopper, plain.id);
  await changeNewest(page, {
    status: 'refund_due',
    paymentStatus: 'refund_due',
    isCancellable: false,
    refundDuePrice: 250,
    history: makeHistory('placed', 'paid', 'cancelled', 'refund_due'),
  });
  await page.goto(at('/allorders'));
  const due = findNewestOrder(page, say('Refund due'));
  await expect(due).toContainText(say('We’ll refund you to the payment method you used.'));
  await expect(due.getByRole('term').last()).toHaveText(say('Refund due'));
  await expect(due.getByRole('definition').last()).toHaveText(say('250 EGP'));
  await expect(findSteps(page).last()).toHaveText(say('Refund') + say('to come'));
  await expectUsableAnywhere(page);
});

test('a disputed payment is marked as such, in the newest order and among earlier ones', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  await orderInCash(shop.url, shopper, plain.id);
  const disputed = { isCancellable: false, disputedPrice: 250, paymentMethodType: 'card' };
  await changeNewest(page, {
    ...disputed,
    status: 'refund_due',
    paymentStatus: 'refund_due',
    history: makeHistory('placed', 'paid', 'cancelled'),
  });
  await page.goto(at('/allorders'));
  const order = findNewestOrder(page, say('Payment disputed'));
  await expect(order).toContainText(
    say('Your bank is reviewing this payment. We’re waiting for its decision.'),
  );
  await expect(order.getByRole('term').last()).toHaveText(say('Disputed by your bank'));
  await expect(order.getByRole('definition').last()).toHaveText(say('250 EGP'));
  await expect(order.getByText(say('Refund due'))).toHaveCount(0);
  await expect(order.getByRole('button', { name: say('Cancel order') })).toHaveCount(0);
  await page.unroute(callTo('orders/user/*'));

  await orderInCash(shop.url, shopper, plain.id);
  await page.route(callTo('orders/user/*'), async (route) => {
    const answer = await route.fetch();
    const [first, earlier] = await answer.json();
    await route.fulfill({ response: answer, json: [first, { ...earlier, ...disputed, status: 'paid' }] });
  });
  await page.reload();
  const earlier = page.getByRole('main').locator('summary');
  await expect(earlier).toContainText(say('Paid'));
  await expect(earlier).toContainText(say('Payment disputed'));
  await expectUsableAnywhere(page);
});

test('cancelling an order asks for confirmation, and fails with a message if it was packed meanwhile', {
  tag: LONG,
}, async ({ page, shop, shopper, pageErrors }) => {
  await orderInCash(shop.url, shopper, plain.id);
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible();
  const cancel = page.getByRole('button', { name: say('Cancel order') });
  const question = page.getByRole('group', { name: say('Cancel this order?') });
  await cancel.click();
  await expect(question.getByText(say('Cancel this order?'))).toBeFocused();
  await question.getByRole('button', { name: say('Keep order') }).click();
  await expect(question).toHaveCount(0);
  await expect(cancel).toBeFocused();
  const address = page.locator('address').filter({ visible: true });
  await expect(address).toContainText(say('Giza'));
  expect(pageErrors).toEqual([]);

  await cancel.click();
  const yes = question.getByRole('button', { name: say('Yes, cancel order') });
  await page.route(callTo('orders/*/cancel'), (route) =>
    route.fulfill({
      status: 409,
      json: { statusMsg: 'fail', message: sayOwnRefusal('order-packed'), code: 'order-packed' },
    }),
  );
  await yes.click();
  await expect(question.getByRole('alert')).toHaveText(
    say('Your order is already packed and can no longer be cancelled.'),
  );
  await page.unroute(callTo('orders/*/cancel'));
  await yes.click();
  await expect(findNewestOrder(page, say('Cancelled'))).toContainText(
    say('We won’t send this order, and you don’t have to pay anything.'),
  );
  await expect(cancel).toHaveCount(0);
  await expect(findStatusHeading(page, say('Cancelled'))).toBeFocused();
  await expect(address).toContainText(say('Giza'));
  await expect(page.getByRole('button', { name: say('Buy again') })).toHaveCount(0);
  expect(await listOrders(shop.url, shopper)).toMatchObject([{ paymentStatus: 'cancelled' }]);
});

test('a printed receipt of twenty lines is one A4 page', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const bought = demoCatalogue.products.filter(({ quantity }) => quantity > 0).slice(0, 20);
  await orderInCash(shop.url, shopper, ...bought.map(({ id }) => id));
  await page.goto(at('/allorders'));
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article');
  await expect(receipt.getByRole('row')).toHaveCount(bought.length + 1);
  for (const text of ['Order summary', 'Including 14% VAT', 'To be paid on delivery']) {
    await expect(receipt).toContainText(say(text));
  }
  const [first] = bought;
  if (!first) throw new Error('the shop sells something');
  await expect(receipt.getByRole('row').nth(1)).toContainText(localize(first.title));
  await expect(receipt).toContainText(say(formatEgp(toPiastres(4.99))));
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
