/** The orders screen: with several orders, with none, printed, loading and failing. session.spec.ts tests visitors. */
import { expect, type Page } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { onOffer, other, plain, plentiful } from '#tests/setup/cart-products.ts';
import { payByCard, type SignedInShopper } from '#tests/setup/shop-client.ts';
import { expectNoViolations, expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import { expectFit, watchLayoutShift } from './layout-checks.ts';
import {
  beginCheckout,
  findNewestOrder,
  findStatusHeading,
  ORDER_NUMBER,
  orderInCash,
} from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

const SHIPPING_PIASTRES = 499;

/** Opens the orders of a shopper who ordered three times; returns the two earlier orders. */
async function openThreeOrders(page: Page, shop: { url: string }, shopper: SignedInShopper) {
  await orderInCash(shop.url, shopper, plain.id);
  await payByCard(await beginCheckout(shop.url, shopper, other.id, onOffer.id));
  await orderInCash(shop.url, shopper, plentiful.id);
  await page.goto(at('/allorders'));
  await expect(findNewestOrder(page, say('Order placed'))).toContainText(localize(plentiful.title));
  const earlier = page.getByRole('region', { name: say('Earlier orders') });
  await expect(earlier.getByRole('group')).toHaveCount(2);
  return { paid: earlier.getByRole('group').first(), cash: earlier.getByRole('group').last() };
}

test('§7 one order is printed and nothing else: the newest, or the earlier one that is open', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const { cash } = await openThreeOrders(page, shop, shopper);
  const screen = page.getByRole('main');
  const receipt = screen.getByRole('article');

  await test.step('no earlier order is open', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(receipt).toHaveCount(1);
    await expect(receipt).toContainText(localize(plentiful.title));
    await expect(screen.getByText(new RegExp(`^${ORDER_NUMBER}`)).filter({ visible: true })).toHaveCount(1);
    await expect(screen.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('an earlier order is open', async () => {
    await cash.getByText(say('Order placed'), { exact: true }).first().click();
    await expect(cash.getByRole('link', { name: localize(plain.title) })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toHaveCount(1);
    await expect(receipt).toContainText(localize(plain.title));
    await expect(receipt).toContainText(say('Order summary'));
  });
});

test('§7 the newest order is shown in full; earlier ones open, one at a time', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const { paid, cash } = await openThreeOrders(page, shop, shopper);
  await expect(paid).toContainText(say('Paid'));
  await expect(paid).toContainText(say('2 items'));
  await expect(cash).toContainText(say('1 item'));
  await expect(cash).toContainText(say(formatEgp(toPiastres(plain.price) + SHIPPING_PIASTRES)));
  await expect(paid.getByRole('link', { name: localize(other.title) })).toBeHidden();
  await paid.getByText(say('Paid')).first().click();
  await expect(paid.getByRole('link', { name: localize(other.title) })).toBeVisible();
  for (const width of [320, 768, 2560]) {
    await expectFit(page, width);
    if (width !== 768) await expectNoViolations(page);
  }
  await cash.getByText(say('Order placed'), { exact: true }).first().click();
  await expect(cash.getByRole('link', { name: localize(plain.title) })).toBeVisible();
  await expect(paid.getByRole('link', { name: localize(other.title) })).toBeHidden();
});

test('§7 without orders the screen says so, and leads to the products', {
  tag: LONG,
}, async ({ page, shopper: _, pageErrors }) => {
  await page.goto(at('/allorders'));
  await expect(page.getByRole('heading', { name: say('You have no orders yet') })).toBeVisible();
  await expectUsableAnywhere(page);
  await expect(page.getByRole('link', { name: say('Browse products') })).toHaveAttribute(
    'href',
    at('/products'),
  );
  expect(pageErrors).toEqual([]);
});

test("§7 orders have a skeleton while they load; a failure is reported, with 'Try again'", {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const shift = await watchLayoutShift(page);
  await orderInCash(shop.url, shopper, plain.id);
  const gate = Promise.withResolvers<void>();
  await page.route(callTo('orders/user/*'), async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.goto(at('/allorders'));
  const skeleton = page.getByRole('main').getByRole('status', { name: say('Loading…') });
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText(say('We couldn’t load your orders'));
  await expectUsableAnywhere(page);
  await page.unroute(callTo('orders/user/*'));
  await failed.getByRole('button', { name: say('Try again') }).click();
  await expect(findStatusHeading(page, say('Order placed'))).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.02);
});
