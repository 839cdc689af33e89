/** The test card page: every payment leaves exactly one order, with its true status. Cancelling is in orders.spec.ts. */
import { expect } from '@playwright/test';
import { english } from '#api/payments/test-card/messages-en.ts';
import { plain } from '#tests/setup/cart-products.ts';
import {
  listOrders,
  putIntoCart,
  readCounts,
  type SignedInShopper,
  signUp,
  startCheckout,
} from '#tests/setup/shop-client.ts';
import { expectUsable } from './accessibility.ts';
import { ARABIC, at, LONG, language } from './language.ts';
import { cardTexts, fillCard, findPayButton } from './order-page.ts';
import { test as shopTest } from './shop-test.ts';

const APPROVED_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';
const SECOND_STEP_CARD = '4000 0000 0000 3220';

interface Checkout {
  shopper: SignedInShopper;
  session: string;
}

/** A shopper with one piece in the cart, on the card page. */
const test = shopTest.extend<{ checkout: Checkout }>({
  checkout: async ({ shop, page }, use, { testId, retry }) => {
    const shopper = await signUp(shop.url, `${testId}-${retry}-${Date.now()}@example.com`);
    const cartId = await putIntoCart(shop.url, shopper, plain.id);
    const session = await startCheckout(shop.url, shopper, cartId, language);
    await page.goto(session);
    await use({ shopper, session });
  },
});

async function expectOneOrder(shop: string, shopper: SignedInShopper, paymentStatus: string, pieces: number) {
  const orders = await listOrders(shop, shopper);
  expect(orders.map((order) => [order.paymentStatus, order.isPaid])).toEqual([
    [paymentStatus, paymentStatus === 'paid'],
  ]);
  expect((await readCounts(shop, shopper)).get(plain.id) ?? 0).toBe(pieces);
}

test('card 4242 pays once, despite a double click, a reload, Back and reopening the page', {
  tag: [ARABIC, LONG],
}, async ({ page, request, shop, checkout, pageErrors }) => {
  await expect(page.getByText(cardTexts.testPage)).toBeVisible();
  await expectUsable(page, 1440, 390);
  await page.reload();
  await fillCard(page, APPROVED_CARD);
  expect(pageErrors).toEqual([]);
  await findPayButton(page).dblclick();
  await expect(page).toHaveURL(at('/allorders'));
  await expectOneOrder(shop.url, checkout.shopper, 'paid', 0);
  await page.goBack();
  await expect(page).toHaveURL(at('/allorders'));
  expect((await request.get(checkout.session)).url()).toBe(shop.url + at('/allorders'));
  await expectOneOrder(shop.url, checkout.shopper, 'paid', 0);
});

test('a wrong card number is reported at its field; what was typed stays, except the security code', async ({
  page,
  shop,
  checkout,
}) => {
  await expectUsable(page, 390, 1440);
  await fillCard(page, '4242 4242 4242 4241');
  await findPayButton(page).click();
  await expect(page.getByLabel(cardTexts.fields.number)).toHaveAccessibleDescription(
    cardTexts.problems.wrongNumber,
  );
  await expect(page.getByLabel(cardTexts.fields.name)).toHaveValue('Sara Ali');
  await expect(page.getByLabel(cardTexts.fields.expiry)).toHaveValue('12/34');
  await expect(page.getByLabel(cardTexts.fields.number)).toHaveValue('4242 4242 4242 4241');
  await expect(page.getByLabel(cardTexts.fields.cvc)).toHaveValue('');
  await expect(page.getByLabel(cardTexts.fields.cvc)).toHaveAccessibleDescription(cardTexts.cvcAgain);
  await expectOneOrder(shop.url, checkout.shopper, 'pending', 1);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUsable(page, 390, 1440);
});

test('card 0002 is declined with a message, and another card can still pay', async ({
  page,
  shop,
  checkout,
}) => {
  await fillCard(page, DECLINED_CARD);
  await findPayButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(cardTexts.declined);
  await expectOneOrder(shop.url, checkout.shopper, 'failed', 1);
  await expect(page.getByLabel(cardTexts.fields.name)).toHaveValue('Sara Ali');
  await expect(page.getByLabel(cardTexts.fields.expiry)).toHaveValue('12/34');
  await expect(page.getByLabel(cardTexts.fields.number)).toBeFocused();
  await expect(page.getByLabel(cardTexts.fields.number)).toHaveValue(DECLINED_CARD);
  await expect(page.getByLabel(cardTexts.fields.cvc)).toHaveValue('');

  await fillCard(page, APPROVED_CARD);
  await findPayButton(page).click();
  await expect(page).toHaveURL(at('/allorders'));
  await expectOneOrder(shop.url, checkout.shopper, 'paid', 0);
});

test('number and date are formatted while they are typed, wherever the caret is', {
  tag: LONG,
}, async ({ page, checkout: _, pageErrors }) => {
  const number = page.getByLabel(cardTexts.fields.number);
  const expiry = page.getByLabel(cardTexts.fields.expiry);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await number.pressSequentially('4242424242424');
  await expect(number).toHaveValue('4242 4242 4242 4');
  await press('Home', 'ArrowRight', 'ArrowRight', '9', '8', '7');
  await expect(number).toHaveValue('4298 7424 2424 2424');
  await press('Backspace', 'Backspace', 'Backspace', 'Backspace');
  await expect(number).toHaveValue('4424 2424 2424');
  await press('2');
  await expect(number).toHaveValue('4242 4242 4242 4');
  await press('End');
  await page.keyboard.type('2٤2');
  await expect(number).toHaveValue(APPROVED_CARD);
  await expiry.pressSequentially('834');
  await expect(expiry).toHaveValue('08/34');
  await press('Backspace', 'Backspace', '/', '3', '5');
  await expect(expiry).toHaveValue('08/35');
  expect(await page.evaluate(() => document.fonts.check('16px Alexandria', 'Pay ادفع'))).toBe(true);
  expect(pageErrors).toEqual([]);
});

test('a card payment works without scripts', { tag: LONG }, async ({ browser, shop, checkout }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await context.newPage();
  await plainPage.goto(checkout.session);
  await fillCard(plainPage, '4242-4242-4242-4242');
  await findPayButton(plainPage).click();
  await expect(plainPage).toHaveURL(shop.url + at('/allorders'));
  await expectOneOrder(shop.url, checkout.shopper, 'paid', 0);
  await context.close();
});

test('card 3220 asks for a second step, and refusing it pays nothing', {
  tag: LONG,
}, async ({ page, shop, checkout }) => {
  const secondStep = page.getByRole('heading', { name: cardTexts.confirm });
  await fillCard(page, SECOND_STEP_CARD);
  await findPayButton(page).click();
  await expect(secondStep).toBeVisible();
  await expectOneOrder(shop.url, checkout.shopper, 'pending', 1);
  await expectUsable(page, 1440, 390);
  await page.getByRole('button', { name: cardTexts.refuse }).click();
  await expect(page.getByRole('alert')).toHaveText(cardTexts.declined);
  await expectOneOrder(shop.url, checkout.shopper, 'failed', 1);
});

test('approving the second step of card 3220 pays one order, even after Back', { tag: LONG }, async ({
  page,
  shop,
  checkout,
}) => {
  await fillCard(page, SECOND_STEP_CARD);
  await findPayButton(page).click();
  await expect(page.getByRole('heading', { name: cardTexts.confirm })).toBeVisible();
  await page.goBack();
  await page.goto(checkout.session);
  await page.getByRole('button', { name: new RegExp(`^${cardTexts.approve} `) }).click();
  await expect(page).toHaveURL(at('/allorders'));
  await expectOneOrder(shop.url, checkout.shopper, 'paid', 0);
});

const FOREIGN_ORIGIN = 'http://elsewhere.test';

test('a form on another site can neither pay nor cancel, and the page says why', { tag: LONG }, async ({
  page,
  shop,
  checkout,
}) => {
  const fields = { number: APPROVED_CARD, expiry: '12/34', cvc: '123', name: 'Sara Ali' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const { pathname } = new URL(checkout.session);
  for (const path of [pathname, `${pathname}/cancel`]) {
    const form = `<form method="post" action="${shop.url}${path}">${inputs.join('')}<button>Win</button></form>`;
    await page.route(`${FOREIGN_ORIGIN}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: form }),
    );
    await page.goto(`${FOREIGN_ORIGIN}/`);
    await page.getByRole('button', { name: 'Win' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.foreignForm.title);
    await page.unrouteAll();
  }
  await expectOneOrder(shop.url, checkout.shopper, 'pending', 1);
});

test('a client site known only by its Origin header is named, and the way back to it is a link', {
  tag: LONG,
}, async ({ page, shop }) => {
  const shopper = await signUp(shop.url, `foreign-${language}-${Date.now()}@example.com`);
  const cartId = await putIntoCart(shop.url, shopper, plain.id);
  await page.route(`${FOREIGN_ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Client</h1>' }),
  );
  const session = await startCheckout(shop.url, shopper, cartId, language, FOREIGN_ORIGIN);
  await page.goto(session);
  await expect(page.getByText('elsewhere.test').first()).toBeVisible();
  await expectUsable(page, 390, 1440);
  await fillCard(page, APPROVED_CARD);
  await findPayButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(cardTexts.paid.title);
  expect(page.url()).toBe(session);
  await expectOneOrder(shop.url, shopper, 'paid', 0);
  await expectUsable(page, 390, 1440);
  await page.getByRole('link', { name: /elsewhere\.test/ }).click();
  await expect(page).toHaveURL(`${FOREIGN_ORIGIN}/allorders`);
});
