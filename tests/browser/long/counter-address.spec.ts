/** Changing the address of an order in the counter. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, press, test, texts } from '../counter-test.ts';
import { language } from '../language.ts';
import { orderInCash } from '../order-page.ts';

const { address, common } = texts;
const findDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const save = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: address.change, exact: true }).click();
const findField = (page: Page, name: keyof typeof address.fields) =>
  findDialog(page, /./).getByRole('textbox', { name: address.fields[name] }).first();

test('if two people change an address at the same time, the later one chooses per field', async ({
  page,
  browser,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  const other = await (
    await browser.newContext({ baseURL: shop.url.replace('127.0.0.1', 'localhost') })
  ).newPage();
  await join(page, 'orders', 'Mona Adel');
  await join(other, 'manager', 'Hany Samir');
  for (const each of [page, other]) {
    await openCounter(each, `/orders/${orderNumber}`);
    await press(each, address.change);
  }
  await findField(other, 'phone').fill('01112223334');
  await findField(other, 'details').fill('7 Nile Street');
  await save(other);
  await expect(findDialog(other, address.title(orderNumber))).toBeHidden();

  await findField(page, 'details').fill('9 Sea Street');
  await findField(page, 'landmark').fill('The mosque');
  await save(page);
  const conflict = findDialog(page, common.conflictTitle);
  const side = (name: keyof typeof address.fields) =>
    conflict.getByRole('radiogroup', { name: address.fields[name] }).getByRole('radio');
  // Fields that only the other person changed have that person's version preselected.
  await expect(side('phone').nth(1)).toBeChecked();
  await expect(side('details').nth(0)).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  await side('details').nth(1).check();
  await press(page, common.saveChosen);

  const place = page.getByRole('region', { name: texts.order.customer });
  for (const text of ['7 Nile Street', '01112223334', 'The mosque']) await expect(place).toContainText(text);
  const timeline = page.getByRole('region', { name: texts.order.timeline }).getByRole('listitem');
  await expect(timeline.filter({ hasText: 'Hany Samir' })).toContainText('12 Tahrir Street');
  await expect(timeline.filter({ hasText: 'Mona Adel' })).toContainText(
    `${address.fields.landmark}: ${address.empty}`,
  );
  await other.context().close();
});

test('a field has the direction of what is typed, and of the page while it is empty', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders');
  await openCounter(page, `/orders/${orderNumber}`);
  await press(page, address.change);
  const details = findField(page, 'details');
  await expect(details).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(details).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
});

test('an invalid phone number shows an error, and leaving unsaved changes needs a confirmation', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders');
  await openCounter(page, `/orders/${orderNumber}`);
  await press(page, address.change);
  await findField(page, 'phone').fill('12345');
  await save(page);
  await expect(findField(page, 'phone')).toBeFocused();
  await expect(findField(page, 'phone')).toHaveAccessibleDescription(
    texts.errors.refusals['not-an-egyptian-phone'],
  );
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findDarkViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await press(page, common.stay);
  await expect(findField(page, 'phone')).toHaveValue('12345');
  await page.keyboard.press('Escape');
  await press(page, common.leave);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
