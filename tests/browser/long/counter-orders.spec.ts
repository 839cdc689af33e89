/** The orders screens of the counter. Each test signs in staff in the language of the texts that it expects. */
import { expect, type Page } from '@playwright/test';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { test } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';
import { orderInCash } from '../order-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const findDialog = (page: Page) => page.getByRole('dialog');
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('an order is found, packed with a scanner, shipped and delivered in the counter', async ({
  page,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id, onOffer.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter/orders');
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(orderNumber.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: orderNumber }).click();

  await findButton(page, 'Confirm').click();
  await expect(findDialog(page)).toContainText('The customer gets no email.');
  await findDialog(page).getByRole('button', { name: 'Confirm' }).click();

  await findButton(page, 'Pack').click();
  const scan = findDialog(page).getByRole('textbox');
  await expect(scan).toBeFocused();
  for (const code of [plain.id, onOffer.id]) {
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }
  await expect(findDialog(page).getByRole('status')).toHaveText('2 of 2 checked');
  await findDialog(page).getByRole('button', { name: 'Pack', exact: true }).click();

  await findButton(page, 'Ship').click();
  await findDialog(page).getByRole('combobox', { name: 'Courier' }).fill('Bosta');
  await findDialog(page).getByLabel('Tracking number').fill('EG884120');
  await findDialog(page).getByRole('button', { name: 'Ship' }).click();

  await findButton(page, 'Mark as delivered').click();
  await expect(findDialog(page)).toContainText('in cash is recorded as received');
  await findDialog(page).getByRole('button', { name: 'Mark as delivered' }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem').last()).toContainText(/Delivered\s*Mona Adel/);
  expect(pageErrors).toEqual([]);
});

test('an order is confirmed and packed with the keyboard alone', async ({ page, join, shop, visitor }) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto(`/counter/orders?search=${orderNumber}`);
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(findButton(page, 'Confirm')).toBeVisible();

  await page.keyboard.press('a');
  await expect(findDialog(page).getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The next action has the focus.
  await expect(findButton(page, 'Pack')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(findDialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(plain.id);
  await page.keyboard.press('Enter');
  await expect(findDialog(page).getByRole('status')).toHaveText('1 of 1 checked');
  await page.keyboard.press('Escape');
  await expect(findDialog(page)).toHaveCount(0);

  // What cannot be undone is not one key away.
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Cancel' }).press('Enter');
  await expect(findDialog(page).getByRole('button', { name: 'Not now' })).toBeFocused();
});

test('on a phone, in Arabic, an order is cancelled by a member of staff', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders', 'Mona Adel', 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/counter/orders?search=${orderNumber}`);
  await expectFit(page, 390);
  await page.getByRole('link', { name: orderNumber }).click();
  await expectFit(page, 390);
  await findButton(page, 'إجراءات أخرى').click();
  await page.getByRole('menuitem', { name: 'إلغاء الطلب' }).click();
  await expect(findDialog(page)).toContainText('تعود للبيع: قطعة واحدة.');
  await findDialog(page).getByRole('button', { name: 'إلغاء الطلب' }).click();
  await expect(page.getByText('ملغى', { exact: true })).toBeVisible();
});

test('several orders are packed at once, with a result for each', async ({ page, join, shop, visitor }) => {
  const first = await orderInCash(shop.url, visitor, plain.id);
  const second = await orderInCash(shop.url, visitor, onOffer.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter/orders');
  for (const { orderNumber } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${orderNumber}` }).check();
  await findButton(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Pack' }).click();
  await findDialog(page).getByRole('button', { name: 'Mark 2 orders as packed' }).click();
  await expect(findDialog(page).getByRole('status')).toHaveText('2 orders: done');
  await expect(findDialog(page).getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(2);
});

test('axe finds no violations in the list and an order, in both themes', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'orders', 'Mona Adel', 'en');
  for (const path of ['/counter/orders', `/counter/orders/${orderNumber}`]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByText(orderNumber).first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await findDarkViolations(page)).toEqual([]);
  }
});
