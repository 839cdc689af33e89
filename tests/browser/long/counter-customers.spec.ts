/** The customers screens of the counter. */
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS, fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { findHeading, PASSWORD, press, test } from '../counter-test.ts';
import { expectFit } from '../layout-checks.ts';

test.use({ viewport: { width: 1440, height: 900 } });

let customers = 0;
/** Signs up a customer with a unique name and number; blocks also apply to other accounts with the same number. */
async function addCustomer(shop: string) {
  const own = `${String(process.pid % 1000).padStart(3, '0')}${String(Date.now() % 1000).padStart(3, '0')}${++customers % 10}`;
  const person = { name: `Nour ${own}`, phone: `0112${own}`, email: `nour-${own}@example.com` };
  const answer = await fetch(`${shop}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fillSignUpForm(person)),
  });
  expect(answer.ok).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  return { ...person, token };
}

/** Places a cash order of one piece. Returns the code if the order is refused. */
async function orderInCash(shop: string, { token, phone }: { token: string; phone: string }) {
  const cartId = await putIntoCart(shop, { id: '', token }, plain.id);
  const answer = await fetch(`${shop}/api/v1/orders/${cartId}`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ shippingAddress: { ...ADDRESS, phone } }),
  });
  return ((await answer.json()) as { code?: string }).code;
}

const findDialog = (page: Page) => page.getByRole('dialog');

async function openCustomer(page: Page, { name }: { name: string }): Promise<void> {
  await page.goto(`/counter/customers?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(findHeading(page, name)).toBeVisible();
}

test('a customer is found by their number, blocked for cash, and the block is lifted', async ({
  page,
  join,
  shop,
  pageErrors,
}) => {
  const customer = await addCustomer(shop.url);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter');
  await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click();
  await expect(findHeading(page, 'Customers')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`+20 ${customer.phone.slice(1)}`);
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: customer.name }).click();

  await press(page, 'Block');
  await findDialog(page).getByRole('button', { name: 'Block' }).click();
  await expect(findDialog(page)).toContainText('Write the reason.');
  await findDialog(page).getByLabel('Reason').fill('Refused three parcels');
  await findDialog(page).getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Refused three parcels' })).toContainText(
    'Mona Adel',
  );
  expect(await orderInCash(shop.url, customer)).toBe('cash-blocked');

  await press(page, 'Lift the block');
  await findDialog(page).getByRole('button', { name: 'Lift the block' }).click();
  await expect(page.getByRole('region', { name: 'Earlier blocks' })).toContainText('Refused three parcels');
  expect(await orderInCash(shop.url, customer)).toBeUndefined();
  expect(pageErrors).toEqual([]);
});

test('an order leads to its customer, and the customer to all their orders', async ({ page, join, shop }) => {
  const customer = await addCustomer(shop.url);
  await orderInCash(shop.url, customer);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto(`/counter/orders?search=${customer.phone}`);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('link', { name: customer.name }).click();
  await expect(findHeading(page, customer.name)).toBeVisible();
  await page.getByRole('link', { name: 'All orders' }).click();
  const filter = `Of \u2068${customer.name}\u2069`;
  await expect(page.getByText(filter)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, `Remove the filter: ${filter}`);
  await expect(page).toHaveURL(/\/orders$/);
});

test('the palette finds customers, for those who may see them', async ({ page, join, shop }) => {
  const customer = await addCustomer(shop.url);
  await join(page, 'orders', 'Mona Adel', 'en');
  await page.goto('/counter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Go to a screen, or do something…').fill(customer.phone);
  await page.getByText(customer.name, { exact: true }).click();
  await expect(findHeading(page, customer.name)).toBeVisible();
});

test('a viewer sees no customers', async ({ page, join }) => {
  await join(page, 'viewer', 'Omar Said', 'en');
  await page.goto('/counter/customers');
  await expect(page.getByText('Your role does not open this')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Customers' })).toHaveCount(0);
});

test('exporting and deleting a customer’s data needs a proof and is registered', async ({
  page,
  join,
  shop,
}) => {
  const customer = await addCustomer(shop.url);
  await join(page, 'manager', 'Mona Adel', 'en');
  await openCustomer(page, customer);
  // The server's refusal if the sign-in was more than 15 minutes ago.
  const refusal = { statusMsg: 'fail', message: 'Prove that it is you', code: 'proof-required' };
  await page.route('**/export', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Download their data' }).click();
  await findDialog(page).getByRole('button', { name: 'Download' }).click();
  const proof = findDialog(page).filter({ hasText: 'Is it still you?' });
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const download = await downloading;
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    profile: { name: customer.name, email: customer.email },
  });
  const register = page.getByRole('region', { name: 'Requests about personal data' });
  await expect(register.getByRole('listitem')).toHaveText([
    /Data downloaded.*Asked by the customer.*Mona Adel/s,
  ]);

  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Delete the customer' }).click();
  const forget = findDialog(page).getByRole('button', { name: 'Delete the customer' });
  await expect(findDialog(page)).toContainText('Orders with number, products, amounts and town');
  await expect(forget).toBeDisabled();
  await findDialog(page)
    .getByLabel(/^Type /)
    .fill(customer.email);
  await forget.click();
  await expect(findHeading(page, 'Deleted customer')).toBeVisible();
  await expect(register.getByRole('listitem').first()).toContainText('Customer deleted');
  await expect(page.getByText(customer.email)).toHaveCount(0);
});

test('on a phone, in Arabic, a customer’s data is corrected and a note is added', async ({
  page,
  join,
  shop,
}) => {
  const customer = await addCustomer(shop.url);
  await join(page, 'manager', 'منى عادل', 'ar');
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomer(page, customer);
  await expectFit(page, 360, 390);
  await page.getByRole('textbox', { name: 'ملاحظة جديدة' }).fill('يفضل الاتصال بعد الخامسة');
  await press(page, 'إضافة الملاحظة');
  await expect(page.getByRole('region', { name: 'الملاحظات' }).getByRole('listitem')).toContainText(
    'منى عادل',
  );
  await press(page, 'إجراءات أخرى');
  await page.getByRole('menuitem', { name: 'تصحيح' }).click();
  await findDialog(page).getByLabel('الموبايل').fill('123');
  await findDialog(page).getByRole('button', { name: 'تصحيح' }).click();
  await expect(findDialog(page)).toContainText('اكتب رقم موبايل مصري');
  await findDialog(page).getByLabel('الموبايل').fill(customer.phone);
  await findDialog(page).getByLabel('الاسم').fill('نور سمير');
  await findDialog(page).getByRole('button', { name: 'تصحيح' }).click();
  await expect(findHeading(page, 'نور سمير')).toBeVisible();
  await press(page, 'المزيد');
  await expect(page.getByRole('menuitem', { name: 'سجل النشاط' })).toBeVisible();
});

test('axe finds no violations in the list, a customer and the dialogs, in both themes', async ({
  page,
  join,
  shop,
}) => {
  const customer = await addCustomer(shop.url);
  await join(page, 'manager', 'Mona Adel', 'en');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/counter/customers');
  await expect(page.getByText(customer.name)).toBeVisible();
  // Orders of other tests cause notifications, which lack contrast while they fade in.
  const left = ['.mantine-Notifications-root', 'li:nth-child(n + 9)'];
  const checkBoth = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findViolations(page, left)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await findDarkViolations(page, left)).toEqual([]);
  };
  await checkBoth();
  await openCustomer(page, customer);
  await press(page, 'Block');
  await expect(findDialog(page)).toBeVisible();
  await checkBoth();
  await findDialog(page).getByLabel('Reason').fill('Refused three parcels');
  await findDialog(page).getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('button', { name: 'Lift the block' })).toBeVisible();
  await checkBoth();
  for (const act of ['Download their data', 'Correct', 'Delete the customer']) {
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: act }).click();
    await expect(findDialog(page)).toBeVisible();
    await checkBoth();
    await findDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(findDialog(page)).toHaveCount(0);
  }
});
