/** Updates of a cart line's quantity (§4 of the specification), on a slow provider. */
import { expect } from '@playwright/test';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { createGate } from '#tests/setup/fake-provider/faults.ts';
import type { FakeProvider } from '#tests/setup/fake-provider.ts';
import { expectUsableAnywhere } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import {
  expectSettled,
  findCheckOutLink,
  findLessButton,
  findMoreButton,
  findQuantityField,
  findRows,
  findTotal,
  openCart,
} from './remote-cart-page.ts';
import { findFirstTwo } from './remote-shopper.ts';
import { test } from './remote-test.ts';

const listSentCounts = (provider: FakeProvider) =>
  provider.seen.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('§4 Cart quantity update: + and - work by keyboard and keep the focus', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const [more, less] = [findMoreButton(page), findLessButton(page)];
  await more.focus();
  for (const count of ['2', '3']) {
    await page.keyboard.press('Enter');
    await expect(findQuantityField(page)).toHaveValue(count);
    await expect(more).toBeEnabled();
    await expect(more).toBeFocused();
  }
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(findQuantityField(page)).toHaveValue('2');
  await expect(less).toBeEnabled();
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findQuantityField(page)).toHaveValue('1');
  await expect(findQuantityField(page)).toBeFocused();
  await expectSettled(page);
  expect(listSentCounts(provider)).toEqual([{ count: 2 }, { count: 3 }, { count: 2 }, { count: 1 }]);
});

test('§4 Cart quantity update: while it runs the buttons of the row are disabled and the total waits', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const [more, less] = [findMoreButton(page), findLessButton(page)];
  const [product, other] = findFirstTwo(provider);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  const before = await findTotal(page).innerText();
  await more.click();
  await gate.arrived;
  await expect(more).toBeDisabled();
  await expect(less).toBeDisabled();
  await expect(
    findRows(page)
      .last()
      .getByRole('button', { name: say('Increase quantity') }),
  ).toBeEnabled();
  await expect(findQuantityField(page)).toHaveValue('2');
  await expect(findTotal(page)).toHaveAttribute('aria-busy', 'true');
  await expect(findTotal(page)).toHaveText(before);
  await expectUsableAnywhere(page);
  gate.open();
  await expect(more).toBeEnabled();
  await expect(findTotal(page)).toHaveAttribute('aria-busy', 'false');
  await expect(findTotal(page)).toHaveText(say(formatEgp(toPiastres(product.price * 2 + other.price))));
});

test('§4 Cart quantity update: of the counts typed during a request, only the last is sent', {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const more = findMoreButton(page);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  await more.click();
  await gate.arrived;
  for (const count of ['5', '8']) {
    await findQuantityField(page).fill(count);
    await findQuantityField(page).press('Enter');
  }
  gate.open();
  await expectSettled(page);
  await expect(findQuantityField(page)).toHaveValue('8');
  expect(listSentCounts(provider)).toEqual([{ count: 2 }, { count: 8 }]);
});

test("§4 Cart quantity update: 'Check Out' waits for it, and then continues", {
  tag: LONG,
}, async ({ page, provider }) => {
  await openCart(page, provider);
  const more = findMoreButton(page);
  const gate = createGate();
  provider.on('PUT', '/api/v1/cart/*', gate.fault);
  await more.click();
  await gate.arrived;
  await expect(findCheckOutLink(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(findCheckOutLink(page)).toHaveAccessibleDescription(say('Saving your last change.'));
  await findCheckOutLink(page).click({ force: true });
  await expect(page).toHaveURL(at('/cart'));
  gate.open();
  await expect(page).toHaveURL(at('/shipping%20address'));
  expect(provider.seen.filter(({ path }) => path.includes('checkout-session'))).toEqual([]);
});
