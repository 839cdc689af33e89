/** An order is placed once, and at the total that was shown; where cash is refused, a card is offered. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { listOrders, putIntoCart, readCounts, setCount } from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import { findPayButton, findStatusHeading } from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

const CART_CALL = callTo('cart');
const CASH_CALL = callTo('orders/*');
const CARD_CALL = callTo('orders/checkout-session/*');
const price = toPiastres(plain.price);
const writeTotal = (items: number) => say(formatEgp(items + SHIPPING_PIASTRES));
const findSubmitButton = (page: Page) => findFormButton(page, 'cash');

async function fillAddress(page: Page, payment: 'Cash on delivery' | 'Card'): Promise<void> {
  await page.goto(at(paths.shippingAddress));
  await page.getByLabel(say('Details')).fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  await page.getByRole('radio', { name: say(payment) }).check();
}

/** Drops the response to the next call that matches; returns the idempotency keys of all matching calls. */
async function loseAnswer(page: Page, call: RegExp): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(call, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    expect((await route.fetch()).ok()).toBe(true);
    await route.abort('connectionreset');
  });
  return keys;
}

test('a cash order that is retried after a lost response is one order', { tag: LONG }, async ({
  page,
  shop,
  shopper,
}) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await fillAddress(page, 'Cash on delivery');
  const keys = await loseAnswer(page, CASH_CALL);
  await findSubmitButton(page).click();
  await expect(page.getByRole('alert')).toContainText(say('Your order isn’t confirmed yet.'));
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  await findSubmitButton(page).click();
  await expect(page).toHaveURL(at('/allorders'));
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible();
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  expect(keys).toEqual([expect.stringMatching(/^[\d-]{10,}$/), keys[0]]);
});

test('a card checkout that is retried after a lost response is one order; a later one has a new key', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await fillAddress(page, 'Card');
  const keys = await loseAnswer(page, CARD_CALL);
  await findFormButton(page, 'card').click();
  await expect(page.getByRole('alert')).toContainText(say('Your order isn’t confirmed yet.'));
  await findFormButton(page, 'card').click();
  await expect(findPayButton(page)).toBeVisible();
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  await page.goto(at(paths.shippingAddress));
  await findFormButton(page, 'card').click();
  await expect(findPayButton(page)).toBeVisible();
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a changed total is not ordered but shown and announced; the next submit orders it', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putIntoCart(shop.url, shopper, plain.id);
  await fillAddress(page, 'Cash on delivery');
  await expect(page.getByRole('region', { name: say('Your order') })).toContainText(writeTotal(price));
  // The shopper changes the cart on another device.
  await setCount(shop.url, shopper, plain.id, 2);
  await putIntoCart(shop.url, shopper, other.id);
  await findSubmitButton(page).click();

  const notice = page.getByRole('alert', { name: say('Your order has changed and hasn’t been placed yet.') });
  await expect(notice).toBeFocused();
  const rows = notice.getByRole('listitem');
  const amount = (count: number, piastres: number) => say(`${count} × ${formatEgp(piastres)}`);
  await expect(rows.filter({ hasText: localize(plain.title) }).getByRole('definition')).toHaveText([
    amount(1, price),
    amount(2, price),
  ]);
  const otherPrice = toPiastres(other.price);
  await expect(rows.filter({ hasText: localize(other.title) }).getByRole('definition')).toHaveText([
    say('not in the cart'),
    amount(1, otherPrice),
  ]);
  await expect(rows.last().getByRole('definition')).toHaveText([
    writeTotal(price),
    writeTotal(2 * price + otherPrice),
  ]);
  await expect(page.getByRole('region', { name: say('Your order') })).toContainText(
    writeTotal(2 * price + otherPrice),
  );
  expect(await listOrders(shop.url, shopper)).toEqual([]);
  expect((await readCounts(shop.url, shopper)).get(plain.id)).toBe(2);
  await expectUsable(page, 390, 768, 1440);

  await page.keyboard.press('Tab');
  await expect(findSubmitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/allorders'));
  expect(await listOrders(shop.url, shopper)).toMatchObject([
    { totalOrderPrice: (2 * price + otherPrice + SHIPPING_PIASTRES) / 100 },
  ]);
});

test('a total that is still being reloaded at submit, after a change in another tab, is shown, not ordered', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await fillAddress(page, 'Cash on delivery');
  const summary = page.getByRole('region', { name: say('Your order') });
  await expect(summary).toContainText(writeTotal(price));
  const gate = Promise.withResolvers<void>();
  await page.route(CART_CALL, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await putIntoCart(shop.url, shopper, other.id);
  // Sends the message that another tab sends after a change.
  await page.evaluate(() => new BroadcastChannel('my-store').postMessage('cart'));
  await expect(summary).toHaveAttribute('aria-busy', 'true');
  await findSubmitButton(page).click();
  await expect(findSubmitButton(page)).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  const notice = page.getByRole('alert', { name: say('Your order has changed and hasn’t been placed yet.') });
  await expect(notice.getByRole('listitem').last().getByRole('definition')).toHaveText([
    writeTotal(price),
    writeTotal(price + toPiastres(other.price)),
  ]);
  expect(await listOrders(shop.url, shopper)).toEqual([]);
  await findSubmitButton(page).click();
  await expect(page).toHaveURL(at('/allorders'));
});

test('a total that was never shown is not ordered: Submit waits for it, and then shows it', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  const gate = Promise.withResolvers<void>();
  await page.route(CART_CALL, async (route) => {
    await gate.promise;
    await route.abort();
  });
  await fillAddress(page, 'Cash on delivery');
  await expect(findSubmitButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel(say('City')).press('Enter');
  gate.resolve();
  await expect(findSubmitButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(CART_CALL);
  expect(await listOrders(shop.url, shopper)).toEqual([]);

  await findSubmitButton(page).click();
  const notice = page.getByRole('alert', {
    name: say('Please check the total. Your order hasn’t been placed yet.'),
  });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(writeTotal(price));
  await expect(page.getByRole('region', { name: say('Your order') })).toContainText(writeTotal(price));
  expect(await listOrders(shop.url, shopper)).toEqual([]);
  await expectUsable(page, 390, 1440);
  await findSubmitButton(page).click();
  await expect(page).toHaveURL(at('/allorders'));
  expect(await listOrders(shop.url, shopper)).toHaveLength(1);
});

test('the summary shows the lines, then the delivery, then the total', async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at(paths.shippingAddress));
  const summary = page.getByRole('region', { name: say('Your order') });
  await expect(summary.getByRole('list', { name: say('Products') })).toContainText(localize(plain.title));
  const texts = [localize(plain.title), say('Shipping'), say('Order total')];
  const text = await summary.innerText();
  const places = texts.map((each) => text.indexOf(each));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, next) => one - next));
});

test('cash above its limit is shown as not available with its reason, until the order costs less', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await putIntoCart(shop.url, shopper, plain.id);
  await fillAddress(page, 'Cash on delivery');
  await setCount(shop.url, shopper, plain.id, 30);
  await page.reload();
  const cash = page.getByRole('radio', { name: say('Cash on delivery') });
  await expect(cash).toBeDisabled();
  await expect(cash).toHaveAccessibleDescription(
    say('Cash on delivery is available for orders up to 500,000 EGP.'),
  );
  await expect(page.getByRole('radio', { name: say('Card') })).toBeChecked();
  await expectUsable(page, 390, 768, 1440);
  await setCount(shop.url, shopper, plain.id, 1);
  await page.reload();
  await expect(cash).toBeChecked();
});

for (const [code, values, text] of [
  ['cash-total-too-high', [500_000], 'Cash on delivery is available for orders up to 500,000 EGP.'],
  ['cash-order-too-large', [], 'This order is too large for cash on delivery.'],
  [
    'cash-orders-unconfirmed',
    [],
    'You haven’t confirmed your earlier cash orders yet. Confirm them with the links we emailed you, then place this one.',
  ],
  [
    'cash-not-from-here',
    [],
    'Many cash orders from your network haven’t been confirmed yet. Please pay by card, or try again later.',
  ],
  ['cash-last-pieces', [3, 'Mug'], 'There isn’t much left of Mug: you can order up to 3 in cash.'],
  ['cash-last-pieces', [0, 'Mug'], 'Please confirm your earlier order of Mug before you order more.'],
] as const) {
  test(`a refused cash order (${code} ${values[0] ?? ''}) offers the card`, {
    tag: LONG,
  }, async ({ page, shop, shopper }) => {
    await putIntoCart(shop.url, shopper, plain.id);
    await fillAddress(page, 'Cash on delivery');
    const body = { statusMsg: 'fail', message: 'refused', code, values };
    await page.route('**/api/v1/orders/*', (route) => route.fulfill({ status: 409, json: body }));
    await findSubmitButton(page).click();
    const notice = page.getByRole('alert', {
      name: say('You can’t pay for this order in cash. It hasn’t been placed yet.'),
    });
    await expect(notice).toContainText(say(text));
    await expectUsable(page, 390, 768, 1440);
  });
}
