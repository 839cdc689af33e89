/** The calls of the specification (§7) that carry no token, as another provider (API_HOST) sees them: method, path,
 *  payload, and what the answer is used for. */
import { expect, type Locator, type Page } from '@playwright/test';
import { RESET_CODE, SHOPPER } from '#tests/setup/fake-provider/state.ts';
import { createPlainCall, listCallsTo } from './calls.ts';
import { at, LONG, say } from './language.ts';
import { findFirstTwo, listOnly, signIn } from './remote-shopper.ts';
import { test } from './remote-test.ts';
import { findFormButton } from './submit-button.ts';

/** Logs out, and opens the login screen. */
async function logOut(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: say('Logout') }).click();
  await bar.getByRole('link', { name: say('Login') }).click();
  await expect(page).toHaveURL(at('/login'));
}

test('§7 Catalogue reads carry no token, even when signed in', async ({ page, provider, pageErrors }) => {
  await signIn(page, provider);
  await page.setViewportSize({ width: 1440, height: 900 });
  const cards = page.getByRole('article');
  // Hovering a link would prefetch its screen, and the calls could not be counted.
  const follow = (link: Locator) => link.dispatchEvent('click');
  const expectOne = (path: string) =>
    expect(listCallsTo(provider, 'GET', path)).toEqual([createPlainCall('GET', path)]);

  await test.step('GET /api/v1/products: data is the product list; no counts are asked for', async () => {
    await page.goto(at('/products'));
    await expect(cards).toHaveCount(40);
    expect(listCallsTo(provider, 'GET', /^\/api\/v1\/products/)).toEqual([
      createPlainCall('GET', '/api/v1/products'),
    ]);
  });

  await test.step('GET /api/v1/products?page=2: all products are reachable', async () => {
    await follow(
      page
        .getByRole('navigation', { name: say('Pages') })
        .getByRole('link', { name: '2' })
        .first(),
    );
    await expect(cards).toHaveCount(5);
    expectOne('/api/v1/products?page=2');
  });

  await test.step('GET /api/v1/products/{id} and ?category[in]={category}: the product and the related list', async () => {
    const product = provider.catalogue.products.at(-1);
    const title = product?.title ?? '';
    await follow(cards.getByRole('link', { name: title, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const related = page.getByRole('region', { name: say('Related Products') }).getByRole('article');
    await expect(related.first()).toBeVisible();
    await expect(related.filter({ hasText: title })).toHaveCount(0);
    expectOne(`/api/v1/products/${product?._id}`);
    expectOne(`/api/v1/products?category[in]=${product?.category?._id}`);
  });

  for (const [name, groups] of [
    ['Brands', provider.catalogue.brands],
    ['Categories', provider.catalogue.categories],
  ] as const) {
    const path = `/${name.toLowerCase()}`;
    await test.step(`GET /api/v1${path}: the grid of ${path}`, async () => {
      const before = listCallsTo(provider, 'GET', `/api/v1${path}`).length;
      await follow(page.getByRole('banner').getByRole('link', { name: say(name) }));
      await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
        groups.map((group) => group.name),
      );
      await expect(page).toHaveURL(at(path));
      expect(listCallsTo(provider, 'GET', `/api/v1${path}`).slice(before)).toEqual([
        createPlainCall('GET', `/api/v1${path}`),
      ]);
    });
  }
  expect(pageErrors).toEqual([]);
});

test('§7 Signup, login and password reset send no token, and store the token that they receive', {
  tag: LONG,
}, async ({ page, provider, pageErrors }) => {
  listOnly(provider, findFirstTwo(provider));
  const readToken = () => page.evaluate(() => localStorage.getItem('Token'));
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('POST /api/v1/auth/signup: body name, email, password, rePassword, phone', async () => {
    const account = {
      name: 'Omar Said',
      email: 'omar@example.com',
      password: 'Secret@123',
      rePassword: 'Secret@123',
      phone: '01112345678',
    };
    await page.goto(at('/signup'));
    await page.getByLabel(say('Full name')).fill(account.name);
    await page.getByLabel(say('Email')).fill(account.email);
    await page.getByLabel(say('Password'), { exact: true }).fill(account.password);
    await page.getByLabel(say('Re-password')).fill(account.rePassword);
    await page.getByLabel(say('Phone')).fill(account.phone);
    await findFormButton(page, 'signup').click();
    await expect(page).toHaveURL(at('/'));
    expect(listCallsTo(provider, 'POST', '/api/v1/auth/signup')).toEqual([
      { ...createPlainCall('POST', '/api/v1/auth/signup'), body: account },
    ]);
  });

  await logOut(page);
  expect(await readToken()).toBeNull();

  await test.step('a forgotten password: POST auth/forgotPasswords, POST auth/verifyResetCode, PUT auth/resetPassword', async () => {
    const { email } = SHOPPER;
    const newPassword = 'Changed@123';
    await page.getByLabel(say('Email')).fill(`not-${email}`);
    await page.getByRole('link', { name: say('Forgot your password?') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Reset your password'));
    // The email address is passed to the next screen and back, but never in the URL.
    await expect(page).toHaveURL(at('/forgotten-password'));
    await expect(page.getByLabel(say('Email'))).toHaveValue(`not-${email}`);
    await page.getByLabel(say('Email')).fill(email);
    await page.getByRole('link', { name: say('Back to login') }).click();
    await expect(page.getByLabel(say('Email'))).toHaveValue(email);
    await page.getByRole('link', { name: say('Forgot your password?') }).click();
    await expect(page.getByLabel(say('Email'))).toHaveValue(email);
    await findFormButton(page, 'reset email').click();
    await page.getByLabel(say('Code')).fill(RESET_CODE);
    await findFormButton(page, 'reset code').click();
    await page.getByLabel(say('New password'), { exact: true }).fill(newPassword);
    await findFormButton(page, 'new password').click();
    await expect(page).toHaveURL(at('/'));
    expect(await readToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    for (const [method, name, body] of [
      ['POST', 'forgotPasswords', { email }],
      ['POST', 'verifyResetCode', { resetCode: RESET_CODE }],
      ['PUT', 'resetPassword', { email, newPassword }],
    ] as const) {
      const path = `/api/v1/auth/${name}`;
      expect(listCallsTo(provider, method, path)).toEqual([{ ...createPlainCall(method, path), body }]);
    }
    await logOut(page);
    await expect(page.getByLabel(say('Email'))).toHaveValue('');
  });

  await test.step('POST /api/v1/auth/signin: body email, password', async () => {
    const { email } = SHOPPER;
    const password = 'Changed@123';
    await page.getByLabel(say('Email')).fill(email);
    await page.getByLabel(say('Password'), { exact: true }).fill(password);
    await findFormButton(page, 'login').click();
    await expect(page).toHaveURL(at('/'));
    expect(listCallsTo(provider, 'POST', '/api/v1/auth/signin')).toEqual([
      { ...createPlainCall('POST', '/api/v1/auth/signin'), body: { email, password } },
    ]);
    expect(await readToken()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });
  expect(pageErrors).toEqual([]);
});
