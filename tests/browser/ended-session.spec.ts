/** After a session has ended elsewhere, older pages show the signed-out state and no data of the shopper. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { putIntoCart, type SignedInShopper, signUp } from '#tests/setup/shop-client.ts';
import { ARABIC, at, LONG, localize, say } from './language.ts';
import { orderInCash } from './order-page.ts';
import { test as shopTest } from './shop-test.ts';

const test = shopTest.extend<{ signedIn: SignedInShopper }>({
  /** A shopper with an order and a cart, signed in until the session ends. */
  signedIn: async ({ shop, page }, use, { testId }) => {
    const shopper = await signUp(shop.url, `${testId}-${Date.now()}@example.com`);
    await orderInCash(shop.url, shopper, plain.id);
    await putIntoCart(shop.url, shopper, plain.id);
    await page.goto(at(paths.terms));
    await page.evaluate((token) => localStorage.setItem('Token', token), shopper.token);
    await use(shopper);
  },
  viewport: { width: 1440, height: 900 },
});

const findBar = (page: Page) => page.getByRole('banner');
const findLoginLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: say('Go To Login Page') });

async function expectNothingPersonal(page: Page): Promise<void> {
  await expect(findLoginLink(page)).toBeVisible();
  await expect(findBar(page).getByRole('link', { name: say('Login') })).toBeVisible();
  await expect(findBar(page).getByRole('link', { name: new RegExp(`^${say('Cart')}`) })).toBeHidden();
  const text = await page.locator('body').innerText();
  for (const personal of ['Sara', ADDRESS.details, ADDRESS.phone, localize(plain.title), 'MS-'])
    expect(text).not.toContain(personal);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toMatch(/Token|Name|Viewed|recent-searches|cart-pieces/);
}

for (const [name, path, shown] of [
  ['orders', paths.orders, ADDRESS.details],
  ['cart', paths.cart, localize(plain.title)],
  ['account', paths.account, 'Sara Ali'],
  ['shipping address', paths.shippingAddress, localize(plain.title)],
] as const)
  test(`${name}: after a Logout in another tab, a page from the back-forward cache shows no personal data`, {
    tag: ARABIC,
  }, async ({ page, signedIn: _, pageErrors }) => {
    // Waits for all calls, because later ones would be refused.
    await page.goto(at(path), { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    // Playwright disables the back-forward cache, so this simulates it: a page in the cache gets no storage event when
    // another tab logs out, but a `pageshow` event when it is shown again.
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expectNothingPersonal(page);
    expect(pageErrors).toEqual([]);
  });

test('after a session has expired, Back shows nothing of the shopper', { tag: [ARABIC, LONG] }, async ({
  page,
  shop,
  signedIn: { token },
}) => {
  await page.evaluate((mark) => localStorage.setItem('Name', `${mark} Sara Ali`), token.slice(-8));
  await page.goto(at(paths.orders));
  await expect(page.getByRole('main').getByText(ADDRESS.details).first()).toBeVisible();
  const ended = await fetch(`${shop.url}/api/v1/auth/signoutEverywhere`, {
    method: 'POST',
    headers: { token },
  });
  expect(ended.status).toBe(204);
  // The next call of the page is refused.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(at('/login'));
  await expect(page.getByText(say('Your session has ended. Please log in again.'))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at(paths.orders));
  await expectNothingPersonal(page);
});

test(
  'checkout: what a shopper typed is gone once another signs in, in another tab',
  { tag: LONG },
  async ({ page, shop, signedIn: _ }, { testId }) => {
    const other = await signUp(shop.url, `other-${testId}-${Date.now()}@example.com`);
    await putIntoCart(shop.url, other, plain.id);
    await page.goto(at(paths.shippingAddress));
    const details = page.getByLabel(say('Details'), { exact: true });
    await details.fill('5 Tahrir Square');
    await page.evaluate((token) => {
      localStorage.setItem('Token', token);
      dispatchEvent(new StorageEvent('storage', { key: 'Token' }));
    }, other.token);
    await expect(details).toHaveValue('');
  },
);
