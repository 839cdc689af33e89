/** Discount codes at the counter: made, used by an order by phone, changed and ended. */
import { expect } from '@playwright/test';
import { formatEgp } from '#contract/money.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { language } from '../language.ts';

const { common, discounts } = texts;
const money = (piastres: number) => formatEgp(piastres, { currency: language === 'ar' ? 'ج.م' : 'EGP' });

test('a code is made with a sentence of what it does, changed, and ended', async ({
  page,
  join,
  pageErrors,
}) => {
  const code = `COUNTER${process.pid}`;
  await join(page, 'manager');
  await openCounter(page, '/discounts');
  await page.getByRole('button', { name: discounts.add }).first().click();
  const dialog = page.getByRole('dialog', { name: discounts.add });
  await dialog.getByRole('textbox', { name: discounts.code }).fill('x');
  await dialog.getByRole('button', { name: common.save }).click();
  await expect(dialog.getByRole('textbox', { name: discounts.code })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: discounts.code }).fill(code.toLowerCase());
  await dialog.getByRole('textbox', { name: discounts.percent }).fill('15');
  await dialog.getByRole('textbox', { name: discounts.min }).fill('500');
  const sentence = `${discounts.offAll(discounts.percentOff('15'))} ${discounts.fromAmount(money(50_000))}.`;
  await expect(dialog.getByText(sentence)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: common.save }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(sentence)).toBeVisible();

  await page.getByRole('button', { name: discounts.edit(code) }).click();
  const change = page.getByRole('dialog', { name: discounts.edit(code) });
  await change.getByRole('textbox', { name: discounts.maxUses, exact: true }).fill('20');
  await change.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(discounts.usesOf('0', '20'))).toBeVisible();

  await page.getByRole('button', { name: discounts.edit(code) }).click();
  await change.getByRole('button', { name: discounts.end }).click();
  await page
    .getByRole('dialog', { name: discounts.endTitle(code) })
    .getByRole('button', { name: discounts.end })
    .click();
  await expect(page.getByText(discounts.states.ended).first()).toBeVisible();
  expect(pageErrors).toEqual([]);
});
