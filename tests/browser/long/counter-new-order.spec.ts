/** Orders that the staff place for customers. */
import { expect, type Page } from '@playwright/test';
import * as arabicPay from '#app/i18n/ar/pay.ts';
import * as englishPay from '#app/i18n/en/pay.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { findDarkViolations, findViolations } from '../accessibility.ts';
import { openCounter, test, texts } from '../counter-test.ts';
import { nameValue, TEES_BY_SIZE } from '../families.ts';
import { language, localize } from '../language.ts';
import { expectFit } from '../layout-checks.ts';
import { cardTexts, fillCard, findPayButton, orderInCash } from '../order-page.ts';

const { newOrder, address } = texts;
const pay = language === 'ar' ? arabicPay : englishPay;
// A phone viewport.
test.use({ viewport: { width: 390, height: 800 } });

const findField = (page: Page, name: string) => page.getByRole('textbox', { name });
const findOption = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

let customers = 0;
/** A phone number that no other test uses. */
const newPhone = () => `0155${String((process.pid % 1000) * 1000 + ++customers).padStart(7, '0')}`;

/** Searches for an unknown number and adds a new customer with it. */
async function addCustomer(page: Page, phone: string, name: string): Promise<void> {
  await findField(page, newOrder.findCustomer).fill(`+20 ${phone.slice(1, 4)} ${phone.slice(4)}`);
  await findOption(page, newOrder.addCustomer).click();
  const customer = page.getByRole('region', { name: newOrder.customer });
  await expect(customer.getByRole('textbox', { name: newOrder.phone })).toHaveValue(phone);
  await expect(customer.getByRole('textbox', { name: newOrder.name })).toBeFocused();
  await page.keyboard.type(name);
}

/** Chooses one of the values of a field. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click();
  await findOption(page, value).click();
}

/** Finds a product by its title and adds it, with the keyboard only. */
async function addProduct(page: Page, { title }: typeof plain): Promise<void> {
  await findField(page, newOrder.findProduct).fill(title[language]);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function fillAddress(page: Page, phone: string): Promise<void> {
  const region = page.getByRole('region', { name: newOrder.address });
  await region.getByRole('textbox', { name: address.fields.phone, exact: true }).fill(phone);
  await findField(page, address.fields.city).fill('Giza');
  await findField(page, address.fields.details).fill('12 Tahrir Street');
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
  await choose(page, newOrder.source, newOrder.sources.whatsapp);
  await findField(page, newOrder.note).fill('Call first');
  await expect(page.getByRole('region', { name: newOrder.summary })).toContainText(newOrder.tellTotal);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);

  // The draft survives a reload.
  await page.reload();
  await expect(findField(page, newOrder.name)).toHaveValue('Sara Ali');
  await page.getByRole('button', { name: newOrder.place }).click();
  await expect(page.getByRole('region', { name: newOrder.placed })).toContainText(/MS-\w{4}-\w{3}/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: newOrder.openOrder }).click();
  const timeline = page.getByRole('region', { name: texts.order.timeline });
  await expect(timeline).toContainText('Hany Samir');
  await expect(timeline).toContainText(newOrder.sources.whatsapp);
  expect(pageErrors).toEqual([]);
});

test('a customer pays an order by phone through the link that the staff send', async ({
  page,
  join,
  browser,
  shop,
  pageErrors,
}) => {
  await join(page, 'orders', 'Hany Samir');
  await openCounter(page, '/orders/new');
  const phone = newPhone();
  await addCustomer(page, phone, 'Sara Ali');
  await addProduct(page, plain);
  await fillAddress(page, phone);
  await choose(page, newOrder.paidBy, newOrder.payments.link);
  await choose(page, newOrder.language, newOrder.languages[language]);
  await page.getByRole('button', { name: newOrder.place }).click();
  const link = findField(page, newOrder.payLink);
  await expect(link).toHaveValue(/\?pay=/);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(await findDarkViolations(page)).toEqual([]);

  const customer = await browser.newContext({ locale: language === 'ar' ? 'ar-EG' : 'en-US' });
  const shown = await customer.newPage();
  // The shop of the tests does not know its own port.
  const { pathname, search } = new URL(await link.inputValue());
  await shown.goto(shop.url + pathname + search);
  await shown.getByRole('button', { name: pay.pay }).click();
  await expect(shown.getByText(cardTexts.testPage)).toBeVisible();
  await fillCard(shown, '4242 4242 4242 4242');
  await findPayButton(shown).click();
  await expect(shown.getByText(pay.paidTitle).first()).toBeVisible();
  await customer.close();

  await page.getByRole('link', { name: newOrder.openOrder }).click();
  await expect(page.getByText(texts.orders.statuses.paid, { exact: true }).first()).toBeVisible();
  const events = page.getByRole('region', { name: texts.order.timeline }).getByRole('listitem');
  await expect(events.first()).toContainText('Hany Samir');
  await expect(events.last()).toContainText(texts.order.events.charged);
  await expect(events.last()).not.toContainText('Hany Samir');
  expect(pageErrors).toEqual([]);
});

test('a line of a new order changes to another size of its family', async ({ page, join, pageErrors }) => {
  await join(page, 'orders');
  await openCounter(page, '/orders/new');
  const nameOf = (size: 'm' | 'l') =>
    newOrder.switchVariant(localize(TEES_BY_SIZE[size].title), nameValue(TEES_BY_SIZE[size], 'size'));
  await findField(page, newOrder.findProduct).fill(localize(TEES_BY_SIZE.m.title));
  await findOption(page, new RegExp(`\\b${nameValue(TEES_BY_SIZE.m, 'size')} · `)).click();
  await page.getByRole('button', { name: nameOf('m') }).click();
  const sizes = page.getByRole('menuitem');
  await expect(sizes).toHaveText([/^S/, /^M/, /^L/, /^XL/, /^XXL/]);
  await sizes.filter({ hasText: /^L/ }).click();
  await expect(page.getByRole('button', { name: nameOf('l') })).toBeVisible();
  await expect(page.getByRole('button', { name: nameOf('m') })).toHaveCount(0);
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
  expect(pageErrors).toEqual([]);
});

test('the list of orders is filtered by where they came from', async ({ page, join, shop, visitor }) => {
  const { orderNumber } = await orderInCash(shop.url, visitor, plain.id);
  await join(page, 'viewer');
  await openCounter(page, `/orders?search=${orderNumber}`);
  const order = page.getByRole('link', { name: orderNumber });
  await expect(order).toBeVisible();
  await page.getByRole('button', { name: texts.orders.filters }).click();
  await choose(page, texts.orders.source, newOrder.sources.instagram);
  await expect(page).toHaveURL(/source=instagram/);
  await expect(order).toHaveCount(0);
  await choose(page, texts.orders.source, newOrder.sources.web);
  await expect(page).toHaveURL(/source=web/);
  await page.keyboard.press('Escape');
  await expect(order).toBeVisible();
  await expectFit(page, 1440, 768, 360, 390);
  expect(await findViolations(page)).toEqual([]);
});

test('an incomplete order shows what is missing', async ({ page, join, pageErrors }) => {
  await join(page, 'orders');
  await openCounter(page, '/orders/new');
  await page.getByRole('button', { name: newOrder.place }).click();
  await expect(findField(page, newOrder.findCustomer)).toHaveAccessibleDescription(
    texts.errors.refusals['customer-required'],
  );
  await expect(findField(page, newOrder.findProduct)).toHaveAccessibleDescription(
    texts.errors.refusals['order-lines-required'],
  );
  await expect(page.getByRole('alert')).toContainText(newOrder.checkFields);
  expect(await findViolations(page)).toEqual([]);

  // Corrected fields lose their marks, the others keep theirs; the message goes with the last one.
  await addProduct(page, plain);
  await expect(findField(page, newOrder.findProduct)).toHaveAccessibleDescription('');
  await expect(findField(page, newOrder.findCustomer)).toHaveAccessibleDescription(
    texts.errors.refusals['customer-required'],
  );
  const phone = newPhone();
  await addCustomer(page, phone, 'Sara Ali');
  await expect(page.getByRole('alert')).toContainText(newOrder.checkFields);
  await fillAddress(page, phone);
  await expect(page.getByRole('alert')).toHaveCount(0);
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
