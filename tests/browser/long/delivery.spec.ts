/** Delivery dates: on details, at checkout and after the order. The cart after a cancelled payment. */
import { expect } from '@playwright/test';
import { plain, soldOut } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from '../accessibility.ts';
import { listCallsTo } from '../calls.ts';
import { findTitle, openDetails, pathOf } from '../details-page.ts';
import { at, localize, say } from '../language.ts';
import {
  cardTexts,
  fillCard,
  findNewestOrder,
  findPaidChip,
  findPayButton,
  orderInCash,
} from '../order-page.ts';
import { test as remoteTest } from '../remote-test.ts';
import { test } from '../shop-test.ts';
import { signInWithToken } from '../shopper.ts';
import { findFormButton } from '../submit-button.ts';

/** A Tuesday; there is no delivery on Fridays. */
const TUESDAY = new Date('2026-11-17T11:00:00Z');
const GENERAL_DATES = localize({
  en: 'in 1 to 3 days in Cairo and Giza, up to 8 days elsewhere, excluding Fridays',
  ar: 'خلال يوم إلى 3 أيام في القاهرة والجيزة، وحتى 8 أيام في باقي المحافظات (عدا أيام الجمعة)',
});
const ALEXANDRIA_DATES = localize({ en: 'Thu 19 – Sat 21 Nov', ar: 'الخميس 19 – السبت 21 نوفمبر' });

test('details show general delivery times, and dates for a chosen governorate, without a layout shift', async ({
  page,
}) => {
  await page.clock.setFixedTime(TUESDAY);
  await openDetails(page, plain);
  const inGeneral = page.getByText(GENERAL_DATES);
  await expect(inGeneral).toBeVisible();
  const returns = page.getByText(say('free within 14 days'));
  const before = await returns.boundingBox();
  await page.getByRole('button', { name: say('Choose your governorate') }).click();
  const select = page.getByRole('combobox', { name: say('Governorate') });
  await expect(select).toBeFocused();
  await expectNoViolations(page);
  await select.selectOption('ALX');
  const arrival = page.getByText(ALEXANDRIA_DATES);
  await expect(arrival).toBeVisible();
  await expect(inGeneral).toBeHidden();
  expect(await returns.boundingBox()).toEqual(before);
  await page.reload();
  await expect(arrival).toBeVisible();
  await page.getByRole('button', { name: say('Change', 'delivery.change') }).click();
  await expect(select).toHaveValue('ALX');
});

test('a sold-out product promises no delivery', async ({ page }) => {
  await openDetails(page, soldOut);
  await expect(findTitle(page)).toBeVisible();
  await expect(page.getByText(say('free within 14 days'))).toBeVisible();
  await expect(page.getByText(GENERAL_DATES)).toHaveCount(0);
});

test('checkout is filled in from the last order; it, the order and the details show delivery dates', async ({
  page,
  shop,
  shopper,
}) => {
  await orderInCash(shop.url, shopper, plain.id);
  await putIntoCart(shop.url, shopper, plain.id);
  await page.clock.setFixedTime(TUESDAY);
  await page.goto(at('/shipping%20address'));
  await expect(page.getByLabel(say('Details'), { exact: true })).toHaveValue(ADDRESS.details);
  await expect(page.getByLabel(say('Phone'), { exact: true })).toHaveValue(ADDRESS.phone);
  const governorate = page.getByRole('combobox', { name: say('Governorate') });
  await expect(governorate).toHaveValue('GZ');
  const summary = page.getByRole('region', { name: say('Your order') });
  await expect(summary.getByRole('list', { name: say('Products') })).toContainText(localize(plain.title));
  await governorate.selectOption('ALX');
  await expect(summary.getByText(ALEXANDRIA_DATES)).toBeVisible();
  await expect(page.getByText(say('Next: pay by card on a secure page'))).toBeVisible();
  await page.getByRole('radio', { name: say('Cash on delivery') }).check();
  await expect(page.getByText(say('Next: we place your order, and you pay when it arrives'))).toBeVisible();
  await expectNoViolations(page);
  await findFormButton(page, 'cash').click();
  await expect(page).toHaveURL(at('/allorders'));
  const news = findNewestOrder(page, say('Order placed')).getByRole('status');
  await expect(news).toContainText(say('Expected \u0001').split('\u0001')[0] ?? '');
  await expect(news.getByText(say('Cash on delivery'), { exact: true })).toBeVisible();
  await openDetails(page, plain);
  await expect(page.getByText(ALEXANDRIA_DATES)).toBeVisible();
});

test('without an order the phone number is filled in, but does not replace a typed one', async ({
  page,
  shop,
  shopper,
}) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/shipping%20address'));
  const phone = page.getByLabel(say('Phone'), { exact: true });
  await expect(phone).toHaveValue('01012345678');
  await phone.fill('01112345678');
  await page.reload();
  await expect(page.getByRole('combobox', { name: say('Governorate') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(phone).toHaveValue('01112345678');
});

test('the cart says once that a cancelled payment charged nothing; after a payment it does not', async ({
  page,
  shop,
  shopper,
}) => {
  await putIntoCart(shop.url, shopper, plain.id);
  const goToPay = async () => {
    await page.goto(at('/shipping%20address'));
    await page.getByLabel(say('Details'), { exact: true }).fill(ADDRESS.details);
    await page.getByLabel(say('Phone'), { exact: true }).fill(ADDRESS.phone);
    await page.getByLabel(say('City'), { exact: true }).fill(ADDRESS.city);
    await findFormButton(page, 'card').click();
    await expect(page).toHaveURL(/\/pay\//);
  };
  const note = page
    .getByRole('status')
    .filter({ hasText: say('Payment cancelled. Nothing was charged, and your cart is unchanged.') });
  const lines = page.getByRole('list', { name: say('Products in your cart') });
  await goToPay();
  await page.getByRole('button', { name: cardTexts.cancel }).click();
  await expect(page).toHaveURL(at('/cart'));
  await expect(note).toBeVisible();
  await expect(lines).toContainText(localize(plain.title));
  await expectNoViolations(page);
  await page.reload();
  await expect(lines).toBeVisible();
  await expect(note).toHaveCount(0);

  await goToPay();
  await fillCard(page, '4242 4242 4242 4242');
  await findPayButton(page).click();
  await expect(findPaidChip(page)).toBeVisible();
  await page.goto(at('/cart'));
  await expect(page.getByText(say('Your cart is empty'))).toBeVisible();
  await expect(note).toHaveCount(0);
});

remoteTest(
  'with another provider no delivery is promised, and none of our own calls is made',
  async ({ page, provider }) => {
    await signInWithToken(page, provider.signIn());
    const [product] = provider.catalogue.products;
    if (!product) throw new Error('there is no product');
    await page.goto(pathOf(product));
    await expect(page.getByText(say('free within 14 days'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('Choose your governorate') })).toHaveCount(0);
    await page.goto(at('/shipping%20address'));
    await page.waitForLoadState('networkidle');
    for (const path of [/delivery/, /\/addresses/, /\/users\/me/, /\/orders$/])
      expect(listCallsTo(provider, 'GET', path)).toEqual([]);
  },
);
