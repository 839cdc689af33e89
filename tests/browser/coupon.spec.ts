/** The cart's discount code, from the cart to the receipt. */
import { expect, type Page } from '@playwright/test';
import * as arabic from '#app/i18n/ar/coupon.ts';
import * as english from '#app/i18n/en/coupon.ts';
import { formatEgp } from '#contract/money.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { expectNoViolations } from './accessibility.ts';
import { findPricePiastres, openCart, test } from './cart-page.ts';
import { addDiscountCode } from './discount-code.ts';
import { ARABIC, at, language, say } from './language.ts';
import { findFormButton } from './submit-button.ts';

const texts = language === 'ar' ? arabic : english;
const ITEMS = findPricePiastres(plain) + findPricePiastres(onOffer);
const OFF = Math.round(ITEMS / 10);
const total = (page: Page) =>
  page.getByRole('definition').filter({ hasText: say(formatEgp(ITEMS - OFF + 499)) });

test('a code is refused with a reason, applied, shown at checkout and on the order, and removed', {
  tag: ARABIC,
}, async ({ page, shop, filled: _, pageErrors }) => {
  const code = await addDiscountCode(shop.url);
  const tooMuch = await addDiscountCode(shop.url, { minPiastres: 100_000_000 });
  await openCart(page);
  await page.getByRole('button', { name: texts.open }).click();
  const field = page.getByRole('textbox', { name: texts.label });
  await expect(field).toBeFocused();
  await page.keyboard.type('nope');
  await page.keyboard.press('Enter');
  const written = { amount: (egp: number) => say(formatEgp(egp * 100)), day: String };
  await expect(page.getByText(texts.explainProblem('invalid-coupon', [], written) ?? '')).toBeVisible();
  await expectNoViolations(page);
  await field.fill(tooMuch);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(texts.explainProblem('coupon-needs-more', [1_000_000], written) ?? ''),
  ).toBeVisible();
  // The browser reports the two refused calls.
  expect(pageErrors.splice(0)).toHaveLength(4);
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: texts.apply, exact: true }).click();
  await expect(page.getByText(texts.applied(code))).toBeVisible();
  await expect(total(page)).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: texts.removeCode(code) }).click();
  await expect(page.getByText(say(formatEgp(ITEMS + 499)))).toBeVisible();
  await page.getByRole('button', { name: texts.open }).click();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(total(page)).toBeVisible();

  await page.getByRole('link', { name: say('Check Out') }).click();
  await expect(page.getByText(code)).toBeVisible();
  await expect(total(page)).toBeVisible();
  await page.getByLabel(say('Details')).fill(ADDRESS.details);
  await page.getByLabel(say('Phone')).fill(ADDRESS.phone);
  await page.getByLabel(say('City')).fill(ADDRESS.city);
  await page.getByRole('radio', { name: say('Cash on delivery') }).check();
  await findFormButton(page, 'cash').click();
  await expect(page).toHaveURL(at('/allorders'));
  await expect(page.getByText(code).first()).toBeVisible();
  await expect(total(page).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
