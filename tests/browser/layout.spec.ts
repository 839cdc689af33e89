/** The main layout (§2 of the specification), its small-screen menu (§4), and what visitors and shoppers see (§6). */
import { expect } from '@playwright/test';
import { demonstration } from '#app/i18n/en/contact.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { putIntoCart } from '#tests/setup/shop-client.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, say } from './language.ts';
import { test } from './shop-test.ts';

const LINKS = [
  [say('Home'), at('/')],
  [say('Wish List'), at('/wishList')],
  [say('Products'), at('/products')],
  [say('Categories'), at('/categories')],
  [say('Brands'), at('/brands')],
] as const;

test.describe('§2 Main layout', () => {
  test('the top bar is fixed and links to five screens, the current one marked, without a new document', async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/no-such-page'));
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('position', 'fixed');
    const menu = bar.getByRole('navigation', { name: say('Main') });
    await expect(menu.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    for (const [name, path] of LINKS.toReversed()) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await expect(page.getByRole('heading', { level: 2, name: say('Best seller') })).toBeVisible();
    await expect(page.locator('html[data-same]')).toBeAttached();
    expect(pageErrors.filter((line) => !line.includes('404'))).toEqual([]);
  });

  test('the logo leads home', async ({ page, pageErrors }) => {
    await page.goto(at('/wishList'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('My Store') })
      .click();
    await expect(page).toHaveURL(at('/'));
    expect(pageErrors).toEqual([]);
  });

  test('signed out: Login and Signup, but no cart, no account and no Logout', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/brands'));
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: say('Login') })).toHaveAttribute('href', at('/login'));
    await expect(bar.getByRole('link', { name: say('Signup') })).toHaveAttribute('href', at('/signup'));
    await expect(bar.getByRole('link', { name: new RegExp(`^${say('Cart')}`) })).toBeHidden();
    await expect(bar.getByRole('button', { name: say('Account') })).toBeHidden();
    await expect(bar.getByRole('button', { name: say('Logout') })).toBeHidden();
  });

  test('the footer has Resources, Follow Me, Legal and a copyright line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/brands'));
    const footer = page.getByRole('contentinfo');
    for (const name of [say('Resources'), say('Follow Me'), say('Legal')]) {
      await expect(footer.getByRole('heading', { name })).toBeVisible();
      await expect(footer.getByRole('navigation', { name }).getByRole('link')).not.toHaveCount(0);
    }
    await expect(footer).toContainText(say('© 2026 My Store. All rights reserved.'));
    // The demo shop's profiles are placeholders, and the footer says so.
    await expect(footer).toContainText(say('Examples only: this is a demo shop.'));
    await footer.getByRole('link', { name: say('Contact us') }).click();
    await expect(page.getByRole('main')).toContainText(say(demonstration));
    await footer.getByRole('link', { name: say('Privacy Policy') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Privacy Policy') })).toBeVisible();
    await footer.getByRole('link', { name: say('Terms & Conditions') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('Terms & Conditions') })).toBeVisible();
  });

  test('signed in: cart with the number of pieces, account and Logout, but no Login and no Signup', async ({
    page,
    shop,
    shopper,
  }) => {
    await putIntoCart(shop.url, shopper, plain.id);
    await putIntoCart(shop.url, shopper, plain.id);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/brands'));
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: `${say('Cart')} 2` })).toHaveAttribute('href', at('/cart'));
    await expect(bar.getByRole('button', { name: say('Logout') })).toBeVisible();
    await expect(bar.getByRole('link', { name: say('Login') })).toBeHidden();
    await expect(bar.getByRole('link', { name: say('Signup') })).toBeHidden();
    await bar.getByRole('button', { name: say('Account') }).click();
    await expect(bar.getByText('Sara Ali').filter({ visible: true })).toHaveCount(1);
    await expect(bar.getByRole('button', { name: say('Logout'), exact: true })).toHaveCount(2);
    await expectNoViolations(page);
    await bar.getByRole('link', { name: say('Orders') }).click();
    await expect(page).toHaveURL(at('/allorders'));
  });

  test('signed in: the small menu has the name, Orders and Logout', async ({ page, shopper: _ }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/brands'));
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: say('Menu') }).click();
    await expect(bar.getByText('Sara Ali').filter({ visible: true })).toHaveCount(1);
    await expect(bar.getByRole('link', { name: say('Orders') })).toBeVisible();
    await expectNoViolations(page);
    await bar.getByRole('button', { name: say('Logout'), exact: true }).click();
    await expect(bar.getByRole('link', { name: new RegExp(`^${say('Cart')}`) })).toBeHidden();
  });

  test('the top bar shows the signed-in state before any script file has run', async ({ browser, shop }) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${shop.url}${at('/')}`);
    await expect(page.getByRole('banner').getByRole('link', { name: say('Login') })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: say('Logout') })).toBeHidden();
    await page.evaluate(() => localStorage.setItem('Token', 'any'));
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: say('Login') })).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: say('Logout') })).toBeVisible();
    await context.close();
  });

  test('/login and /signup are outside the layout', async ({ page }) => {
    for (const path of ['/login', '/signup']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('Main') })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });

  test('the first tab stop skips the top bar', async ({ page }) => {
    await page.goto(at('/brands'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('Skip to content') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('§4 Small-screen menu: open or closed', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('it toggles, has the five links, and closes on Escape, on a tap outside and on navigation', async ({
    page,
  }) => {
    await page.goto(at('/terms'));
    const button = page.getByRole('button', { name: say('Menu') });
    const links = page
      .getByRole('banner')
      .getByRole('navigation', { name: say('Main') })
      .getByRole('link');
    await expect(links).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(LINKS.map(([name]) => name));
    for (const name of [say('Login'), say('Signup')])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await expectNoViolations(page);
    for (const close of [
      () => button.click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(200, 830),
      () => links.filter({ hasText: say('Brands') }).click(),
    ]) {
      await expect(links).not.toHaveCount(0);
      await close();
      await expect(links).toHaveCount(0);
      await button.click();
    }
    await expect(page).toHaveURL(at('/brands'));
  });
});

test.describe('§2 Routes', () => {
  test('any casing reaches the screen, at one canonical address', async ({ page, request }) => {
    const details = `${plain.id}/${plain.category}`;
    for (const [asked, canonical] of [
      ['/Login', '/login'],
      ['/Signup', '/signup'],
      ['/WISHLIST?from=mail', '/wishList?from=mail'],
      ['/Products/', '/products'],
      [`/Product%20Details/${details}`, `/product%20details/${details}`],
      ['/SHIPPING%20ADDRESS', '/shipping%20address'],
    ] as const) {
      const answer = await request.get(at(asked), { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, at(canonical)]);
    }
    await page.goto(at('/SHIPPING%20ADDRESS'));
    await expect(page).toHaveURL(at('/shipping%20address'));
    await expect(page.getByRole('heading', { level: 1, name: say('Shipping Address') })).toBeVisible();
  });

  test('§8 Unmatched route: the not-found screen, only an illustration, with status 404', async ({
    page,
  }) => {
    const answer = await page.goto(at('/no/such/page'));
    expect(answer?.status()).toBe(404);
    const screen = page.getByRole('main');
    await expect(screen.locator('img')).toBeVisible();
    expect((await screen.innerText()).trim()).toBe(say('This page doesn’t exist'));
    await expect(screen.getByRole('heading')).toHaveCSS('position', 'absolute');
    await expect(screen.getByRole('link')).toHaveCount(0);
  });
});
