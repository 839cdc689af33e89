/** Login, signup and shipping address (§2 of the specification), with the exact texts of the validation rules (§5). */
import { expect, type Page } from '@playwright/test';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { putIntoCart, signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { findPricePiastres } from './cart-page.ts';
import { at, LONG, localize, say, sayRefusal } from './language.ts';
import { test } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

interface Rule {
  field: string;
  typed: string;
  message: string;
}

const WEAK_PASSWORD_TEXT =
  'Requires at least one lowercase letter Or at least one uppercase letter\nRequires at least one digit\nRequires at least one special character';
const EMAIL_RULES: Rule[] = [
  { field: 'Email', typed: '', message: '*Email Must Be Required' },
  { field: 'Email', typed: 'sara@', message: '*Email Is Not Valid' },
];
const PHONE_RULES: Rule[] = [
  { field: 'Phone', typed: '', message: 'Phone Must Be Required' },
  { field: 'Phone', typed: '01312345678', message: 'Phone Is Not Valid' },
  { field: 'Phone', typed: '0101234567', message: 'Phone Is Not Valid' },
];
const LOGIN_RULES: Rule[] = [
  ...EMAIL_RULES,
  { field: 'Password', typed: '', message: '*Password Must Be Required' },
];
const SIGNUP_RULES: Rule[] = [
  { field: 'Full name', typed: '', message: '*Name Must Be Required' },
  { field: 'Full name', typed: 'Al', message: '*Name Must Be At Least 3 Char' },
  ...EMAIL_RULES,
  { field: 'Password', typed: '', message: '*Password Must Be Required' },
  { field: 'Password', typed: 'Aa1!', message: '*Password Must Be At Least 6 Char' },
  { field: 'Password', typed: 'secret1!', message: WEAK_PASSWORD_TEXT },
  { field: 'Password', typed: 'SECRET1!', message: WEAK_PASSWORD_TEXT },
  { field: 'Password', typed: 'Secret!!', message: WEAK_PASSWORD_TEXT },
  { field: 'Password', typed: 'Secret12', message: WEAK_PASSWORD_TEXT },
  { field: 'Password', typed: 'Secret1!#', message: WEAK_PASSWORD_TEXT },
  { field: 'Re-password', typed: '', message: 'Re Password Must Be Required' },
  { field: 'Re-password', typed: 'Other@123', message: '*Password Not Match' },
  ...PHONE_RULES,
];
const ADDRESS_RULES: Rule[] = [
  { field: 'Details', typed: '', message: 'Details Must Be Required' },
  ...PHONE_RULES,
  { field: 'City', typed: '', message: 'City Must Be Required' },
];

/** Fills in and leaves each field in turn, and expects the message under it. */
async function expectRules(page: Page, rules: Rule[]): Promise<void> {
  for (const { field, typed, message } of rules) {
    const input = page.getByLabel(say(field), { exact: true });
    const lines = say(message).split('\n');
    await input.fill(typed);
    await input.blur();
    await expect(input, `${field}: '${typed}'`).toHaveAttribute('aria-invalid', 'true');
    for (const line of lines) await expect(page.getByText(line)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(new RegExp(RegExp.escape(lines[0] ?? '')));
  }
  await expectNoViolations(page);
}

const expectNoMessages = async (page: Page, rules: Rule[]) => {
  for (const { message } of rules) {
    await expect(page.getByText(say(message).split('\n')[0] ?? '', { exact: true })).toHaveCount(0);
  }
};

/** Records every POST of the page from now on. */
function watchPosts(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  return sent;
}

test('§2 Login: fields email and password, which can be shown; links to / and to /signup', async ({
  page,
}) => {
  await page.goto(at('/login'));
  const password = page.getByLabel(say('Password'), { exact: true });
  await expect(page.getByLabel(say('Email'))).toHaveAttribute('autocomplete', 'email');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: say('Show password') }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: say('Hide password') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: say('Register') }).click();
  await expect(page).toHaveURL(at('/signup'));
  await page.getByRole('link', { name: say('Login') }).click();
  await expect(page).toHaveURL(at('/login'));
  await page.getByRole('link', { name: say('Home') }).click();
  await expect(page).toHaveURL(at('/'));
});

test('§5 Login: its rules, each shown only after touch, and none after coming back', async ({ page }) => {
  const sent = watchPosts(page);
  await page.goto(at('/login'));
  await expectNoMessages(page, LOGIN_RULES);
  await expectRules(page, LOGIN_RULES);
  await page.getByRole('link', { name: say('Register') }).click();
  await expect(page).toHaveURL(at('/signup'));
  await page.getByRole('link', { name: say('Login') }).click();
  await expect(page).toHaveURL(at('/login'));
  await expectNoMessages(page, LOGIN_RULES);
  expect(sent).toEqual([]);
});

test("§5 Login: 'Submit' reports every wrong field, focuses the first and sends nothing", async ({
  page,
}) => {
  const sent = watchPosts(page);
  await page.goto(at('/login'));
  await findFormButton(page, 'login').click();
  await expect(page.getByText(say('*Email Must Be Required'))).toBeVisible();
  await expect(page.getByText(say('*Password Must Be Required'))).toBeVisible();
  await expect(page.getByLabel(say('Email'))).toBeFocused();
  expect(sent).toEqual([]);
});

test('§5 Signup: its rules, each shown only after touch; a link to login', async ({ page }) => {
  await page.goto(at('/signup'));
  await expectNoMessages(page, SIGNUP_RULES);
  await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
  await expectRules(page, SIGNUP_RULES);
  await expect(page.getByRole('link', { name: say('Login') })).toHaveAttribute('href', at('/login'));
});

test('§2 Signup: an account that exists is reported in a card; a new one is signed in and sent home', async ({
  page,
  shop,
}) => {
  const existing = `signup-${Date.now()}@example.com`;
  await signUp(shop.url, existing);
  await page.goto(at('/signup'));
  for (const [field, value] of [
    ['Full name', 'Sara Ali'],
    ['Email', existing],
    ['Password', 'Secret@123'],
    ['Re-password', 'Secret@123'],
    ['Phone', '+20 101 234 5678'],
  ] as const)
    await page.getByLabel(say(field), { exact: true }).fill(value);
  await findFormButton(page, 'signup').click();
  const card = page.getByRole('alert').filter({ hasText: sayRefusal('conflict', 'Account Already Exists') });
  await card.getByRole('button', { name: say('Accept') }).click();
  await expect(card).toHaveCount(0);
  await page.getByLabel(say('Email')).fill(`new-${existing}`);
  await findFormButton(page, 'signup').click();
  await expect(page).toHaveURL(at('/'));
  await expect(
    page.getByText(say('We’ve sent you an email. Open the link in it to confirm your address.')),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Token'))).toBeTruthy();
});

test("§2 Shipping address, where 'Check Out' leads: fields details, phone (tel) and city, and 'Submit'", {
  tag: LONG,
}, async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/cart'));
  await page.getByRole('link', { name: say('Check Out') }).click();
  await expect(page).toHaveURL(at('/shipping%20address'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Shipping Address'));
  await expect(page.getByLabel(say('Details'))).toBeEditable();
  await expect(page.getByLabel(say('Phone'))).toHaveAttribute('type', 'tel');
  await expect(page.getByLabel(say('City'))).toBeVisible();
  await expect(findFormButton(page, 'card')).toBeVisible();
});

test('§5 Shipping address: its rules, each shown only after touch', async ({ page, shop, shopper }) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/shipping%20address'));
  // The phone number of the account arrives late.
  await expect(page.getByLabel(say('Phone'))).toHaveValue('01012345678');
  await expectNoMessages(page, ADDRESS_RULES);
  await expectRules(page, ADDRESS_RULES);
});

test('§2 Shipping address: what was typed is still there after a reload', { tag: LONG }, async ({
  page,
  shop,
  shopper,
}) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/shipping%20address'));
  const details = page.getByLabel(say('Details'));
  const city = page.getByLabel(say('City'));
  await details.fill('5 Tahrir Square');
  await city.fill('Cairo');
  await page.reload();
  await expect(details).toHaveValue('5 Tahrir Square');
  await expect(city).toHaveValue('Cairo');
});

test('§2 Shipping address: submitting leads to the card page, which asks for the total of the summary', async ({
  page,
  shop,
  shopper,
}) => {
  await putIntoCart(shop.url, shopper, plain.id);
  await page.goto(at('/shipping%20address'));
  const orderTotal = formatEgp(findPricePiastres(plain) + SHIPPING_PIASTRES);
  const summary = page.getByRole('region', { name: say('Your order') });
  await expect(summary.getByRole('term')).toHaveText([
    say('Items'),
    say('Shipping'),
    `${say('Order total')} ${say('including VAT')}`,
  ]);
  await expect(summary.getByRole('definition')).toHaveText([
    say(formatEgp(findPricePiastres(plain))),
    say('4.99 EGP'),
    say(orderTotal),
  ]);
  await page.getByLabel(say('Details')).fill('5 Tahrir Square');
  await page.getByLabel(say('City')).fill('Cairo');
  await page.getByLabel(say('Phone')).fill('01012345678');
  await findFormButton(page, 'card').click();
  await expect(page).toHaveURL(/\/pay\//);
  await expect(
    page.getByRole('button', { name: `${localize({ en: 'Pay', ar: 'ادفع' })} ${say(orderTotal)}` }),
  ).toBeVisible();
});
