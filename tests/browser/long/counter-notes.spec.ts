/** Notes on orders, and colleagues mentioned in them. */
import { expect } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { orderInCash } from '../order-page.ts';

const { notes } = texts;

test('a mention in a note notifies the colleague, and opening the note marks it as read', async ({
  page,
  browser,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  const name = `Hany ${orderNumber.slice(-3)}`;
  const context = await browser.newContext({ baseURL: shop.url.replace('127.0.0.1', 'localhost') });
  const other = await context.newPage();
  await join(other, 'orders', name);
  await openCounter(other, '/returns');
  const bell = other.getByRole('button', { name: notes.mentions });
  await expect(bell).toHaveAccessibleName(notes.mentions);

  await join(page, 'manager', 'Mona Adel');
  await openCounter(page, `/orders/${orderNumber}`);
  const field = page.getByRole('textbox', { name: notes.label });
  await field.pressSequentially(`Call first, @${name.slice(0, 6).toLowerCase()}`);
  await expect(page.getByRole('option', { name })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(`Call first, @${name} `);
  await page.keyboard.type('please.');
  await page.keyboard.press('Control+Enter');
  const section = page.getByRole('region', { name: notes.title });
  await expect(section.getByRole('listitem')).toContainText(/Mona Adel/);
  await expect(section.locator('mark')).toHaveText(`@${name}`);
  await expect(field).toHaveValue('');

  // The mention arrives live on the colleague’s screen.
  await expect(bell).toHaveAccessibleName(`${notes.mentions}: ${notes.unread(1)}`);
  await bell.click();
  await other.getByRole('menuitem', { name: orderNumber }).click();
  await expect(other).toHaveURL(new RegExp(`/orders/${orderNumber}#note-`));
  await expect(other.getByRole('region', { name: notes.title })).toContainText('Call first');
  await expect(bell).toHaveAccessibleName(notes.mentions);
  await other.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await bell.click();
  await expect(other.getByRole('menuitem', { name: orderNumber })).toBeVisible();
  expect(await findDarkViolations(other)).toEqual([]);
  expect(pageErrors).toEqual([]);
  await context.close();
});
