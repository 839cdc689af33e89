/** The money screens of the counter. Each test signs in staff in the language of the texts that it expects. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import type { SignedInShopper } from '#tests/setup/shop-client.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { test } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';
import { deliver, orderInCash } from '../order-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const findDialog = (page: Page) => page.getByRole('dialog');
const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const findRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Places an order that Bosta delivers today; returns it with its total in EGP. */
async function orderDelivered(page: Page, shop: string, visitor: SignedInShopper) {
  const placed = await orderInCash(shop, visitor, plain.id);
  await deliver(placed);
  const answer = await page.request.get(`/api/staff/orders/${placed.orderNumber}`);
  const { totalPiastres } = (await answer.json()).data;
  return { number: placed.orderNumber, total: totalPiastres / 100 };
}

const composeSettlement = (...lines: string[]) => ({
  name: 'bosta.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['order number,COD amount,delivery date', ...lines].join('\n')),
});
const writeToday = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo' }).format(new Date());

async function importList(page: Page, file: ReturnType<typeof composeSettlement>): Promise<void> {
  await page.goto('/counter/money/settlements');
  await findButton(page, 'Import a file').click();
  await findDialog(page).getByRole('combobox', { name: 'Courier' }).fill('Bosta');
  await findDialog(page).getByLabel('Choose a CSV file').setInputFiles(file);
  await findButton(page, 'Import').click();
}

test('a courier’s settlement has a matching, a differing and a missing order, and is then withdrawn', async ({
  page,
  join,
  shop,
  visitor,
  pageErrors,
}) => {
  await join(page, 'manager', 'Mona Adel', 'en');
  const [same, other, left] = [
    await orderDelivered(page, shop.url, visitor),
    await orderDelivered(page, shop.url, visitor),
    await orderDelivered(page, shop.url, visitor),
  ];
  const file = composeSettlement(
    `${same.number},${same.total},${writeToday()}`,
    `${other.number},${other.total - 10},${writeToday()}`,
  );
  await importList(page, file);
  await expect(page.getByText('2 lines compared with the ledger')).toBeVisible();
  await expect(findRow(page, same.number)).toContainText('Matches');
  await expect(findRow(page, other.number)).toContainText(/Differs.*−10\.00/);
  const address = page.url();
  await page.getByRole('link', { name: /^Missing/ }).click();
  await expect(findRow(page, left.number)).toBeVisible();
  await expect(page.getByRole('link', { name: same.number })).toHaveCount(0);

  await importList(page, file);
  await expect(page.getByText('This file was imported before.')).toBeVisible();
  await expect(page).toHaveURL(address);

  await findButton(page, 'Withdraw').click();
  await expect(findDialog(page)).toContainText('the 2 payments that it settled are open again');
  await findDialog(page).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page).toHaveURL(/settlements$/);
  await expect(page.getByRole('heading', { name: 'Settlements' })).toBeVisible();
  await expect(page.locator(`a[href="${new URL(address).pathname}"]`)).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});

test('a file that is not a settlement is rejected with an explanation', async ({ page, join }) => {
  await join(page, 'manager', 'Mona Adel', 'en');
  const picture = { name: 'list.png', mimeType: 'image/png', buffer: Buffer.from('\x89PNG\r\n', 'latin1') };
  await importList(page, picture);
  await expect(findDialog(page)).toContainText('list.png is a picture. Ask for the list as CSV.');
  const choose = (text: string) =>
    findDialog(page)
      .getByLabel(/Choose/)
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  for (const [text, problem] of [
    ['', 'list.csv is empty.'],
    ['name,amount\nSara,5', 'The file has no column of tracking or order numbers.'],
    ['awb,amount\n7,much', 'The amount in line 1 below the names of the columns is not a number.'],
  ] as const) {
    await choose(text);
    await findButton(page, 'Import').click();
    await expect(findDialog(page)).toContainText(problem);
  }
});

test('the URL keeps the ledger’s filters, and the export applies them', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  await join(page, 'manager', 'Mona Adel', 'en');
  const order = await orderDelivered(page, shop.url, visitor);
  await orderDelivered(page, shop.url, visitor);
  await page.goto('/counter/money/ledger');
  await page.getByRole('searchbox', { name: 'Order' }).fill(order.number);
  await expect(page).toHaveURL(new RegExp(`order=${order.number}`));
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(findRow(page, order.number)).toContainText(`Payment${order.number}Cash`);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const [name, ending] of [
    ['CSV', 'csv'],
    ['Excel', 'xlsx'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText(name, { exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^ledger-.*\\.${ending}$`));
    if (ending === 'csv') {
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(order.number);
    }
  }
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { name: order.number, level: 1 })).toBeVisible();
});

test('on a phone, in Arabic, the money screens show cards, and a settlement is imported', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  await join(page, 'manager', 'Mona Adel', 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await orderDelivered(page, shop.url, visitor);
  for (const [path, title] of [
    ['', 'المالية حسب اليوم'],
    ['/ledger', 'سجل الحركات المالية'],
    ['/cash', 'نقدية لم تُورَّد بعد'],
    ['/vat', 'ضريبة القيمة المضافة شهريًا'],
  ] as const) {
    await page.goto(`/counter/money${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(
      page.getByRole('list', { name: title }).or(page.getByRole('list', { name: 'حسب شركة الشحن' })),
    ).toBeVisible();
    await expectFit(page, 390);
  }
  await page.goto('/counter/money/settlements');
  await findButton(page, 'استيراد ملف').click();
  await findDialog(page).getByRole('combobox', { name: 'شركة الشحن' }).fill('Bosta');
  await findDialog(page)
    .getByLabel('اختر ملف CSV')
    .setInputFiles(composeSettlement(`${order.number},${order.total},${writeToday()}`));
  await findButton(page, 'استيراد').click();
  const card = page.getByRole('listitem').filter({ hasText: order.number });
  await expect(card).toContainText('مطابق');
  await expectFit(page, 390);
});

test('a role without access to money sees neither the money screens nor the amounts', async ({
  page,
  join,
}) => {
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter/money');
  await expect(page.getByText('Your role does not open this')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Orders')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Money', exact: true })).toHaveCount(0);
});

test('the palette finds the problems screen, which lists problems by kind', async ({ page, join }) => {
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await findDialog(page).getByRole('textbox', { name: 'Search' }).fill('attention');
  await findDialog(page).getByText('Needs attention').click();
  await expect(page).toHaveURL(/problems$/);
  await page.getByRole('link', { name: /^Refused refunds/ }).click();
  await expect(page).toHaveURL(/show=refusedRefunds$/);
  await expect(page.getByRole('link', { name: /^Refused refunds/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Nothing of this kind')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds no violations on the money screens, in both themes', async ({
  page,
  join,
  shop,
  visitor,
}) => {
  await join(page, 'manager', 'Mona Adel', 'en');
  const order = await orderDelivered(page, shop.url, visitor);
  await importList(page, composeSettlement(`${order.number},${order.total + 1},${writeToday()}`));
  await expect(findRow(page, order.number)).toContainText('Differs');
  const { pathname } = new URL(page.url());
  const money = '/counter/money';
  for (const path of [
    money,
    `${money}/ledger`,
    `${money}/cash`,
    `${money}/vat`,
    `${money}/settlements`,
    pathname,
  ]) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await findViolations(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await findDarkViolations(page), path).toEqual([]);
  }
});
