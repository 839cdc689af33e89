/** Returning or exchanging pieces of a delivered order, on the orders screen. */
import { expect, type Page } from '@playwright/test';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import type { SignedInShopper } from '#tests/setup/shop-client.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, localize, say, sayOwnRefusal } from './language.ts';
import { answerReturn, deliver, findNewestOrder, orderInCash } from './order-page.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';

/** Opens the screen of a shopper whose order of two products was delivered. */
async function openDelivered(page: Page, shop: { url: string }, shopper: SignedInShopper) {
  const placed = await orderInCash(shop.url, shopper, plain.id, onOffer.id);
  await deliver(placed);
  await page.goto(at('/allorders'));
  const order = findNewestOrder(page, say('Delivered'));
  const open = order.getByRole('button', { name: say('Return or exchange') });
  const form = order.getByRole('form');
  const requests = order.getByRole('list', { name: say('Returns and exchanges') });
  return { placed, open, form, request: requests.locator(':scope > li').first() };
}

const send = say('Send request');

test('a shopper asks to exchange a product, sees the request, and withdraws it', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper, pageErrors }) => {
  const { open, form, request } = await openDelivered(page, shop, shopper);
  await open.click();
  await expect(form.getByRole('heading')).toBeFocused();
  await expectUsableAnywhere(page);

  await form.getByRole('checkbox', { name: localize(plain.title) }).check();
  await form.getByRole('radio', { name: say('Exchange') }).check();
  await form.getByRole('combobox', { name: say('Why?') }).selectOption({ label: say('It doesn’t fit') });
  await form.getByRole('textbox').fill('XL');
  await form.getByRole('button', { name: send }).click();
  await expect(request).toBeFocused();
  await expect(form).toHaveCount(0);
  for (const text of [
    say('Exchange requested'),
    say('We’ll answer within 2 working days.'),
    `1 × ${localize(plain.title)}`,
    say('It doesn’t fit'),
    'XL',
  ])
    await expect(request).toContainText(text);
  await expectUsableAnywhere(page);
  await page.reload();
  await expect(request).toContainText(say('Exchange requested'));

  await request.getByRole('button', { name: say('Withdraw request') }).click();
  await expect(request).toContainText(say('Request withdrawn', 'returns.states.cancelled.return.name'));
  await expect(request).toBeFocused();
  await expect(open).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('the shop’s answer is shown, and only the remaining pieces can be returned', {
  tag: [ARABIC, LONG],
}, async ({ page, shop, shopper }) => {
  const { placed, open, form, request } = await openDelivered(page, shop, shopper);
  await open.click();
  await form.getByRole('checkbox', { name: localize(plain.title) }).check();
  await form.getByRole('combobox', { name: say('Why?') }).selectOption({ label: say('I changed my mind') });
  await form.getByRole('button', { name: send }).click();
  await expect(request).toContainText(say('Return requested'));
  await answerReturn(placed, 'approveReturn', 'The courier comes on Sunday.');
  await page.reload();
  await expect(request).toContainText(say('Return approved'));
  await expect(request).toContainText('The courier comes on Sunday.');
  await expect(request.getByRole('button')).toHaveCount(0);
  await open.click();
  await expect(form.getByRole('checkbox')).toHaveCount(1);
  // Only one product can still be returned, so it is preselected.
  await expect(form.getByRole('checkbox', { name: localize(onOffer.title) })).toBeChecked();
});

test('the form says what is missing, keeps what was typed when it is refused, and closes', {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  const { open, form } = await openDelivered(page, shop, shopper);
  await open.click();
  const problem = form.getByRole('alert');
  await form.getByRole('button', { name: send }).click();
  await expect(problem).toHaveText(say('Choose at least one product.'));
  const product = form.getByRole('checkbox', { name: localize(plain.title) });
  await expect(product).toBeFocused();
  await product.check();
  await form.getByRole('button', { name: send }).click();
  await expect(problem).toHaveText(say('Choose a reason.'));
  const reason = form.getByRole('combobox', { name: say('Why?') });
  await expect(reason).toBeFocused();
  await reason.selectOption({ label: say('Another reason') });
  await form.getByRole('textbox').fill('A note');
  await page.route(callTo('orders/*/returns'), (route) =>
    route.fulfill({
      status: 409,
      json: { statusMsg: 'fail', message: sayOwnRefusal('return-too-late', 14), code: 'return-too-late' },
    }),
  );
  await form.getByRole('button', { name: send }).click();
  await expect(problem).toHaveText(
    say('The 14 days to return this order have passed. If something is defective, please contact us.'),
  );
  await expect(form.getByRole('textbox')).toHaveValue('A note');
  await form.getByRole('button', { name: say('Not now') }).click();
  await expect(open).toBeFocused();
});
