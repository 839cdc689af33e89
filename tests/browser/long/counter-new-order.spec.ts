/** Orders that the staff place for customers. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { language } from '../language.ts';
import { expectFit } from '../layout-checks.ts';

const { newOrder, address } = texts;
// A phone viewport.
test.use({ viewport: { width: 390, height: 800 } });

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

let customers = 0;
/** A phone number that no other test uses. */
const newPhone = () => `0155${String((process.pid % 1000) * 1000 + ++customers).padStart(7, '0')}`;

/** Searches for an unknown number and adds a new customer with it. */
async function addCustomer(page: Page, phone: string, name: string): Promise<void> {
  await field(page, newOrder.findCustomer).fill(`+20 ${phone.slice(1, 4)} ${phone.slice(4)}`);
  await option(page, newOrder.addCustomer).click();
  const customer = page.getByRole('region', { name: newOrder.customer });
  await expect(customer.getByRole('textbox', { name: newOrder.phone })).toHaveValue(phone);
  await expect(customer.getByRole('textbox', { name: newOrder.name })).toBeFocused();
  await page.keyboard.type(name);
}

/** Finds a product by its title and adds it, with the keyboard only. */
async function addProduct(page: Page, { title }: typeof plain): Promise<void> {
  await field(page, newOrder.findProduct).fill(title[language]);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function fillAddress(page: Page, phone: string): Promise<void> {
  const region = page.getByRole('region', { name: newOrder.address });
  await region.getByRole('textbox', { name: address.fields.phone, exact: true }).fill(phone);
  await field(page, address.fields.city).fill('Giza');
  await field(page, address.fields.details).fill('12 Tahrir Street');
}

test('an order by phone is placed in cash for a new customer', async ({ page, join, pageErrors }) => {
  await join(page, 'orders', 'Hany Samir');
  await openCounter(page, '/orders');
  await page.getByRole('link', { name: newOrder.title }).click();
  expect(await findViolations(page)).toEqual([]);
  const phone = newPhone();
  await addCustomer(page, phone, 'Sara Ali');
  await addProduct(page, plain);
  await page.getByRole('button', { name: /^(One more|زيادة قطعة)/ }).click();
  await fillAddress(page, phone);
  await page.getByRole('combobox', { name: newOrder.source }).click();
  await option(page, newOrder.sources.whatsapp).click();
  await field(page, newOrder.note).fill('Call first');
  await expect(page.getByRole('region', { name: newOrder.summary })).toContainText(newOrder.tellTotal);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);

  // The draft survives a reload.
  await page.reload();
  await expect(field(page, newOrder.name)).toHaveValue('Sara Ali');
  await page.getByRole('button', { name: newOrder.place }).click();
  await expect(page.getByRole('region', { name: newOrder.placed })).toContainText(/MS-\w{4}-\w{3}/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: newOrder.openOrder }).click();
  const timeline = page.getByRole('region', { name: texts.order.timeline });
  await expect(timeline).toContainText('Hany Samir');
  await expect(timeline).toContainText(newOrder.sources.whatsapp);
  expect(pageErrors).toEqual([]);
});

test('an incomplete order shows what is missing', async ({ page, join, pageErrors }) => {
  await join(page, 'orders');
  await openCounter(page, '/orders/new');
  await page.getByRole('button', { name: newOrder.place }).click();
  await expect(field(page, newOrder.findCustomer)).toHaveAccessibleDescription(
    texts.errors.refusals['customer-required'],
  );
  await expect(field(page, newOrder.findProduct)).toHaveAccessibleDescription(
    texts.errors.refusals['order-lines-required'],
  );
  await expect(page.getByRole('alert')).toContainText(newOrder.checkFields);
  expect(await findViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('a role that may not place orders sees no button for it, and an explanation on the screen', async ({
  page,
  join,
}) => {
  await join(page, 'viewer');
  await openCounter(page, '/orders');
  await expect(page.getByRole('link', { name: newOrder.title })).toHaveCount(0);
  await openCounter(page, '/orders/new');
  await expect(page.getByRole('heading', { name: texts.session.noAccessTitle })).toBeVisible();
});
