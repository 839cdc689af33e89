/** §2 Login, Signup, Shipping address; §5 Validation rules, to the letter. */
import { expect, type Page } from '@playwright/test';
import { plain } from '#tests/setup/cart-products.ts';
import { addToCart, signUp } from '#tests/setup/shop-client.ts';
import { expectNoBarriers, test } from './shop-test.ts';

interface Rule {
  field: string;
  typed: string;
  message: string;
}

const WEAK =
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
  { field: 'Password', typed: 'secret1!', message: WEAK },
  { field: 'Password', typed: 'SECRET1!', message: WEAK },
  { field: 'Password', typed: 'Secret!!', message: WEAK },
  { field: 'Password', typed: 'Secret12', message: WEAK },
  { field: 'Password', typed: 'Secret1#', message: WEAK },
  { field: 'Re-password', typed: '', message: 'Re Password Must Be Required' },
  { field: 'Re-password', typed: 'Other@123', message: '*Password Not Match' },
  ...PHONE_RULES,
];
const ADDRESS_RULES: Rule[] = [
  { field: 'Details', typed: '', message: 'Details Must Be Required' },
  ...PHONE_RULES,
  { field: 'City', typed: '', message: 'City Must Be Required' },
];

/** Touches each field in turn as a person does, and reads what stands under it. */
async function expectRules(page: Page, rules: Rule[]): Promise<void> {
  for (const { field, typed, message } of rules) {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(typed);
    await input.blur();
    await expect(input, `${field}: '${typed}'`).toHaveAttribute('aria-invalid', 'true');
    for (const line of message.split('\n')) await expect(page.getByText(line)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      new RegExp(message.split('\n')[0]?.replaceAll('*', '\\*') ?? ''),
    );
  }
  await expectNoBarriers(page);
}

const expectUntouched = async (page: Page, rules: Rule[]) => {
  for (const { message } of rules) {
    await expect(page.getByText(message.split('\n')[0] ?? '', { exact: true })).toHaveCount(0);
  }
};

test.describe('§2 Login', () => {
  test("fields email and password, 'Submit', a house link to /, 'Register' to /signup", async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/signup');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the password can be shown, and hidden again', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  });

  test('§5 Login: its rules, each after touch only', async ({ page }) => {
    await page.goto('/login');
    await expectUntouched(page, LOGIN_RULES);
    await expectRules(page, LOGIN_RULES);
  });

  test('submitting what is wrong tells everything, focuses the first wrong field and sends nothing', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('*Email Must Be Required')).toBeVisible();
    await expect(page.getByText('*Password Must Be Required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(sent).toEqual([]);
  });
});

test.describe('§2 Signup', () => {
  test("fields full name, email, password, re-password and phone, 'Submit', a link to login", async ({
    page,
  }) => {
    await page.goto('/signup');
    for (const field of ['Full name', 'Email', 'Password', 'Re-password', 'Phone']) {
      await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('§5 Signup: its rules, each after touch only', async ({ page }) => {
    await page.goto('/signup');
    await expectUntouched(page, SIGNUP_RULES);
    await page.getByLabel('Password', { exact: true }).fill('Secret@123');
    await expectRules(page, SIGNUP_RULES);
  });

  test('an account that exists is told in the card; a new one is signed in and sent home', async ({
    page,
    shop,
  }) => {
    const email = `signup-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await page.goto('/signup');
    await page.getByLabel('Full name').fill('Sara Ali');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Secret@123');
    await page.getByLabel('Re-password').fill('Secret@123');
    await page.getByLabel('Phone').fill('+20 101 234 5678');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Account Already Exists' })).toBeVisible();
    await page.getByLabel('Email').fill(`new-${email}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('Token'))).toBeTruthy();
  });
});

test.describe('§2 Shipping address', () => {
  test.beforeEach(async ({ page, shop }, { testId }) => {
    const shopper = await signUp(shop.url, `${testId}-${Date.now()}@example.com`);
    await addToCart(shop.url, shopper, plain.id);
    await page.addInitScript((token) => localStorage.setItem('Token', token), shopper.token);
    await page.goto('/cart');
    await page.getByRole('link', { name: 'Check Out' }).click();
  });

  test("heading 'Shipping Address'; fields details, phone (tel) and city; a Submit button", async ({
    page,
  }) => {
    await expect(page).toHaveURL('/shipping%20address');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping Address');
    await expect(page.getByLabel('Details')).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveAttribute('type', 'tel');
    await expect(page.getByLabel('City')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  });

  test('§5 Shipping address: its rules, each after touch only', async ({ page }) => {
    await expect(page.getByLabel('Details')).toBeEditable();
    await expectUntouched(page, ADDRESS_RULES);
    await expectRules(page, ADDRESS_RULES);
  });

  test('what was typed is still there after a reload', async ({ page }) => {
    await page.getByLabel('Details').fill('5 Tahrir Square');
    await page.getByLabel('City').fill('Cairo');
    await page.reload();
    await expect(page.getByLabel('Details')).toHaveValue('5 Tahrir Square');
    await expect(page.getByLabel('City')).toHaveValue('Cairo');
  });
});
