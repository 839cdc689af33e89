/** Signing out at our own provider: at once on this device, or on all devices. */
import { expect, type Page } from '@playwright/test';
import { signUp } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, say } from './language.ts';
import { callTo } from './requests.ts';
import { test as shopTest } from './shop-test.ts';
import { findFormButton } from './submit-button.ts';

const test = shopTest.extend<{ token: string }>({
  /** The token of a shopper who is signed in on the first page only, so that signing out lasts. */
  token: async ({ shop, page }, use, { testId }) => {
    const { token } = await signUp(shop.url, `${testId}-${Date.now()}@example.com`);
    await page.goto(at('/terms'));
    await page.evaluate((value) => localStorage.setItem('Token', value), token);
    await page.reload();
    await use(token);
  },
});

const findBar = (page: Page) => page.getByRole('banner');
const expectSignedOut = (page: Page) =>
  expect(findBar(page).getByRole('link', { name: new RegExp(`^${say('Cart')}`) })).toBeHidden();
const statusOf = async (shop: { url: string }, token: string) =>
  (await fetch(`${shop.url}/api/v1/auth/verifyToken`, { headers: { token } })).status;
const openMenu = (page: Page) =>
  findBar(page)
    .getByRole('button', { name: say('Menu') })
    .click();

test.use({ viewport: { width: 390, height: 844 } });

test('Logout ends the token at the provider; the screen does not wait for the answer', async ({
  page,
  shop,
  token,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(callTo('auth/signout'), async (route) => {
    await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(callTo('auth/signout'));
  await openMenu(page);
  await findBar(page)
    .getByRole('button', { name: say('Logout'), exact: true })
    .click();
  await expectSignedOut(page);
  await expect(page).toHaveURL(at('/'));
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(await request.headerValue('token')).toBe(token);
  expect(await statusOf(shop, token)).toBe(200);
  held.resolve();
  await request.response();
  expect(await statusOf(shop, token)).toBe(401);
});

test('Logout works while the provider cannot be reached', { tag: LONG }, async ({ page, token }) => {
  expect(token).not.toBe('');
  await page.route(callTo('auth/signout'), (route) => route.abort());
  await openMenu(page);
  await findBar(page)
    .getByRole('button', { name: say('Logout'), exact: true })
    .click();
  await expectSignedOut(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('signing out everywhere ends every session; a failure is reported, and ends none', {
  tag: LONG,
}, async ({ page, shop, token }) => {
  const everywhere = page.getByRole('button', { name: say('Sign out everywhere') });
  await page.route(callTo('auth/signoutEverywhere'), (route) => route.abort(), { times: 1 });
  await openMenu(page);
  await expectNoViolations(page);
  await findBar(page)
    .getByRole('link', { name: say('Account') })
    .click();
  await everywhere.click();
  await expect(page.getByText(say('We couldn’t sign you out. Please try again.'))).toBeVisible();
  expect(await statusOf(shop, token)).toBe(200);
  await everywhere.click();
  await expectSignedOut(page);
  await expect(page).toHaveURL(at('/'));
  expect(await statusOf(shop, token)).toBe(401);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('login sets a cookie for the device, which scripts cannot read', { tag: LONG }, async ({
  page,
  context,
  shop,
}) => {
  const email = `mark-${Date.now()}@example.com`;
  await signUp(shop.url, email);
  await page.goto(at('/login'));
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill('Secret@123');
  await findFormButton(page, 'login').click();
  await expect(page).toHaveURL(at('/'));
  const [deviceCookie] = (await context.cookies(`${shop.url}/api/v1`)).filter(
    ({ name }) => name === 'device',
  );
  expect(deviceCookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('device');
});
