/** The order screen: live updates, unsaved changes and keyboard shortcuts. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { findHeading, openCounter, press, test, texts } from '../counter-test.ts';
import { orderInCash } from '../order-page.ts';

const { address, common, notes, order: order$, orders } = texts;
const findDialog = (page: Page, name: string | RegExp = /./) => page.getByRole('dialog', { name });
const findLandmarkField = (page: Page) =>
  findDialog(page).getByRole('textbox', { name: address.fields.landmark });
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
const findNoteField = (page: Page) => page.getByRole('textbox', { name: notes.label });

test('a colleague’s action appears without a reload and leaves an open dialog unchanged', async ({
  page,
  browser,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  const context = await browser.newContext({ baseURL: shop.url.replace('127.0.0.1', 'localhost') });
  const other = await context.newPage();
  await join(page, 'orders', 'Mona Adel');
  await join(other, 'manager', 'Hany Samir');
  const act = (action: string) =>
    other.request.post(`/api/staff/orders/${orderNumber}/${action}`, { headers: SAME_ORIGIN });
  await openCounter(page, `/orders/${orderNumber}`);
  const timeline = page.getByRole('region', { name: order$.timeline });
  const bell = page.getByRole('button', { name: notes.mentions });
  await expect(bell).toBeVisible();
  expect((await act('confirm')).ok()).toBe(true);
  await expect(timeline).toContainText(order$.events.confirmed);
  await expect(timeline).toContainText('Hany Samir');

  await findNoteField(page).fill('Call first');
  await press(page, address.change);
  await findLandmarkField(page).fill('The mosque');
  expect((await act('pack')).ok()).toBe(true);
  await expect(timeline).toContainText(order$.events.packed, { useInnerText: true });
  await expect(findLandmarkField(page)).toHaveValue('The mosque');
  await findDialog(page).getByRole('button', { name: address.change, exact: true }).click();
  await expect(findDialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: order$.customer })).toContainText('The mosque');
  await expect(findNoteField(page)).toHaveValue('Call first');
  await context.close();
});

test('leaving two unsaved forms needs one confirmation, and Back leaves both', async ({
  page,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await join(page, 'orders', 'Mona Adel');
  await openCounter(page, `/orders?search=${orderNumber}`);
  await page.getByRole('link', { name: orderNumber }).click();
  await findNoteField(page).fill('Call first');
  await press(page, address.change);
  await findLandmarkField(page).fill('The mosque');

  await page.goBack();
  await expect(findDialog(page, common.unsavedTitle)).toHaveCount(1);
  await press(page, common.stay);
  await expect(findDialog(page, common.unsavedTitle)).toBeHidden();
  await expect(findLandmarkField(page)).toHaveValue('The mosque');
  await expect(findNoteField(page)).toHaveValue('Call first');

  // Closing the dialog asks only about the form in it; leaving the screen asks about the other form.
  await findDialog(page).getByRole('button', { name: order$.notNow }).click();
  await findDialog(page, common.unsavedTitle).getByRole('button', { name: common.leave }).click();
  await expect(findDialog(page)).toBeHidden();
  await page.goBack();
  await findDialog(page, common.unsavedTitle).getByRole('button', { name: common.leave }).click();
  await expect(findHeading(page, orders.title)).toBeVisible();
  await expect(findDialog(page)).toBeHidden();
  expect(warnings.filter((text) => text.includes('blocker'))).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('an order can be processed with the keyboard shortcuts that the help lists', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders', 'Mona Adel');
  await openCounter(page, `/orders/${orderNumber}`);
  await expect(page.getByRole('button', { name: order$.acts.confirm, exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  await expect(findDialog(page, orders.keys.title)).toContainText(orders.keys.note);
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();

  await page.keyboard.press('a');
  await expect(findDialog(page, order$.titles.confirm(orderNumber))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toBeHidden();
  await page.keyboard.press('n');
  await expect(findNoteField(page)).toBeFocused();
  // Characters typed into a field do not trigger shortcuts.
  await page.keyboard.type('up');
  await expect(findNoteField(page)).toHaveValue('up');
  await findNoteField(page).clear();
  await findNoteField(page).blur();
  await page.keyboard.press('u');
  await expect(findHeading(page, orders.title)).toBeVisible();
});
