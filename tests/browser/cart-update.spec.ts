/** Updates of a cart line's quantity (§4 of the specification), on a slow provider. */
import { expect } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { createGate } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import {
  checkOut,
  expectSettled,
  field,
  lessButton,
  moreButton,
  openCart,
  rows,
  total,
} from './remote-cart-page.ts';
import { firstTwo } from './remote-shopper.ts';
import { test } from './remote-test.ts';

const sentCounts = (provider: FakeProvider) =>
  provider.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('§4 Cart quantity update: + and - work by keyboard and keep the focus', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const [more, less] = [moreButton(page), lessButton(page)];
  await more.focus();
  for (const count of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(count);
    await expect(more).toBeEnabled();
    await expect(more).toBeFocused();
  }
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('2');
  await expect(less).toBeEnabled();
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('1');
  await expect(field(page)).toBeFocused();
  await expectSettled(page);
  expect(sentCounts(provider)).toEqual([{ count: 2 }, { count: 3 }, { count: 2 }, { count: 1 }]);
});

test('§4 Cart quantity update: while it runs the buttons of the row are disabled and the total waits', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const [more, less] = [moreButton(page), lessButton(page)];
  const [product, other] = firstTwo(provider);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  const before = await total(page).innerText();
  await more.click();
  await gate.arrived;
  await expect(more).toBeDisabled();
  await expect(less).toBeDisabled();
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: say('Increase quantity') }),
  ).toBeEnabled();
  await expect(field(page)).toHaveValue('2');
  await expect(total(page)).toHaveAttribute('aria-busy', 'true');
  await expect(total(page)).toHaveText(before);
  await expectUsableAnywhere(page);
  gate.open();
  await expect(more).toBeEnabled();
  await expect(total(page)).toHaveAttribute('aria-busy', 'false');
  await expect(total(page)).toHaveText(say(formatEgp(toPiastres(product.price * 2 + other.price))));
});

test('§4 Cart quantity update: of the counts typed during a request, only the last is sent', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const more = moreButton(page);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  await more.click();
  await gate.arrived;
  for (const count of ['5', '8']) {
    await field(page).fill(count);
    await field(page).press('Enter');
  }
  gate.open();
  await expectSettled(page);
  await expect(field(page)).toHaveValue('8');
  expect(sentCounts(provider)).toEqual([{ count: 2 }, { count: 8 }]);
});

test("§4 Cart quantity update: 'Check Out' waits for it, and then continues", {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const more = moreButton(page);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  await more.click();
  await gate.arrived;
  await expect(checkOut(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(checkOut(page)).toHaveAccessibleDescription(say('Saving your last change.'));
  await checkOut(page).click({ force: true });
  await expect(page).toHaveURL(at('/cart'));
  gate.open();
  await expect(page).toHaveURL(at('/shipping%20address'));
  expect(provider.seen.filter(({ path }) => path.includes('checkout-session'))).toEqual([]);
});
