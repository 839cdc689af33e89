/** The orders screen, which payment returns to: with many orders, with none, printed, and when it cannot be loaded.
 *  What a visitor sees of it is in session.spec.ts. */
import { expect } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { onOffer, other, plain, plentiful } from '#tests/setup/cart-products.ts';
import { payByCard } from '#tests/setup/shop-client.ts';
import { expectNoViolations, expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, say, written } from './language.ts';
import { expectFit, watchLayoutShift } from './layout-checks.ts';
import { beginCheckout, newest, ORDER_NUMBER, orderInCash, state } from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

const SHIPPING = 499;

test('§7 Checkout returns: the newest stands first and in full; earlier ones open, one at a time; on paper there is one order and nothing else; no barriers, from 320 to 2560 pixels', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await orderInCash(shop.url, shopper, plain.id);
  await payByCard(await beginCheckout(shop.url, shopper, other.id, onOffer.id));
  await orderInCash(shop.url, shopper, plentiful.id);
  await page.goto(at('/allorders'));
  await expect(newest(page, say('Order placed'))).toContainText(written(plentiful.title));
  const screen = page.getByRole('main');
  const receipt = screen.getByRole('article');

  await test.step('printed, with no earlier one open', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(receipt).toHaveCount(1);
    await expect(receipt).toContainText(written(plentiful.title));
    await expect(screen.getByText(new RegExp(`^${ORDER_NUMBER}`)).filter({ visible: true })).toHaveCount(1);
    await expect(screen.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  const earlier = page.getByRole('region', { name: say('Earlier orders') });
  await expect(earlier.getByRole('group')).toHaveCount(2);
  const [paid, cash] = [earlier.getByRole('group').first(), earlier.getByRole('group').last()];
  await expect(paid).toContainText(say('Paid'));
  await expect(paid).toContainText(say('2 pieces'));
  await expect(cash).toContainText(say('1 piece'));
  await expect(cash).toContainText(say(formatEgp(toPiastres(plain.price) + SHIPPING)));
  await expect(paid.getByRole('link', { name: written(other.title) })).toBeHidden();
  await paid.getByText(say('Paid')).first().click();
  await expect(paid.getByRole('link', { name: written(other.title) })).toBeVisible();
  for (const width of [320, 768, 2560]) {
    await expectFit(page, width);
    if (width !== 768) await expectNoViolations(page);
  }
  await cash.getByText(say('Order placed'), { exact: true }).first().click();
  await expect(cash.getByRole('link', { name: written(plain.title) })).toBeVisible();
  await expect(paid.getByRole('link', { name: written(other.title) })).toBeHidden();

  await test.step('printed, with an earlier one open', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toHaveCount(1);
    await expect(receipt).toContainText(written(plain.title));
    await expect(receipt).toContainText(say('Order summary'));
  });
});

test("§7 Checkout returns: no orders yet; loading and failure: a skeleton, then what happened and 'Try again'", {
  tag: LONG,
}, async ({ page, shop, shopper, trouble }) => {
  const shift = await watchLayoutShift(page);
  await page.goto(at('/allorders'));
  await expect(page.getByRole('heading', { name: say('You have no orders yet') })).toBeVisible();
  await expectUsableAnywhere(page);
  await expect(page.getByRole('link', { name: say('Browse the products') })).toHaveAttribute(
    'href',
    at('/products'),
  );
  expect(trouble).toEqual([]);

  await orderInCash(shop.url, shopper, plain.id);
  const gate = Promise.withResolvers<void>();
  await page.route(callTo('orders/user/*'), async (route) => {
    await gate.promise;
    await route.abort();
  });
  await page.reload();
  const skeleton = page.getByRole('main').getByRole('status', { name: say('Loading…') });
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  gate.resolve();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText(say('Your orders cannot be shown'));
  await expectUsableAnywhere(page);
  await page.unroute(callTo('orders/user/*'));
  await failed.getByRole('button', { name: say('Try again') }).click();
  await expect(state(page, say('Order placed'))).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.02);
});
