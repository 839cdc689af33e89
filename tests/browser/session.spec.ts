/** The session, in every tab (§4 of the specification), and screens and actions without a token (§6). */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { putIntoCart, readCounts, signUp } from '#tests/setup/shop-client.ts';
import { at, LONG, localize, say } from './language.ts';
import { callTo } from './requests.ts';
import { test as shopperTest } from './shop-test.ts';
import { readWishList } from './shopper.ts';
import { findFormButton } from './submit-button.ts';

const PASSWORD = 'Secret@123';

/** The email of a new account, which is not signed in. */
const test = shopperTest.extend<{ email: string }>({
  email: async ({ shop }, use, { testId, retry }) => {
    const email = `${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await use(email);
  },
  viewport: { width: 1440, height: 900 },
});

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await findFormButton(page, 'login').click();
  await expect(page).toHaveURL(at('/'));
}

const readToken = (page: Page) => page.evaluate(() => localStorage.getItem('Token'));
const findBar = (page: Page) => page.getByRole('banner');
const findCard = (page: Page, { title }: (typeof demoCatalogue.products)[number]) =>
  page
    .getByRole('article')
    .filter({ hasText: localize(title) })
    .first();

test.describe('§4 Session', () => {
  test("after login the token is stored under 'Token', and a reload of /login leads home, signed in", async ({
    page,
    email,
    pageErrors,
  }) => {
    await page.goto(at('/login'));
    await login(page, email);
    expect(await readToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await findCard(page, onOffer)
      .getByRole('button', { name: say('Add to wish list') })
      .click();
    await expect(
      findCard(page, onOffer).getByRole('button', { name: say('Remove from wish list') }),
    ).toBeVisible();

    // Requests still open would be aborted, and counted as page errors.
    await page.waitForLoadState('networkidle');
    await page.goto(at('/login'));
    await expect(page).toHaveURL(at('/'));
    await expect(findBar(page).getByRole('button', { name: say('Logout') })).toBeVisible();
    await expect(
      findCard(page, onOffer).getByRole('button', { name: say('Remove from wish list') }),
    ).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('login, badge and hearts are the same in all tabs', async ({ page, context, email, pageErrors }) => {
    const other = await context.newPage();
    await other.goto(at(paths.productsOfCategory(onOffer.category)));
    await page.goto(at('/login'));
    await login(page, email);
    await expect(findBar(other).getByRole('link', { name: `${say('Cart')} 0` })).toBeVisible();
    await findCard(page, onOffer)
      .getByRole('button', { name: say('get now') })
      .click();
    await findCard(page, onOffer)
      .getByRole('button', { name: say('Add to wish list') })
      .click();
    await expect(findBar(other).getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
    await expect(
      findCard(other, onOffer).getByRole('button', { name: say('Remove from wish list') }),
    ).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('logging out signs out all tabs, and clears their storage', { tag: LONG }, async ({
    page,
    context,
    email,
  }) => {
    const other = await context.newPage();
    await other.goto(at(paths.productsOfCategory(onOffer.category)));
    await page.goto(at('/login'));
    await login(page, email);
    await findCard(page, onOffer)
      .getByRole('button', { name: say('Add to wish list') })
      .click();
    for (const tab of [other, page])
      await expect(
        findCard(tab, onOffer).getByRole('button', { name: say('Remove from wish list') }),
      ).toBeVisible();
    for (const tab of [other, page])
      await tab.evaluate(() => {
        localStorage.setItem('anything', 'else');
        sessionStorage.setItem('half an', 'address');
      });
    await findBar(other)
      .getByRole('button', { name: say('Logout') })
      .click();
    for (const tab of [other, page]) {
      await expect(findBar(tab).getByRole('link', { name: say('Login') })).toBeVisible();
      const heart = findCard(tab, onOffer).getByRole('button', { name: say('Add to wish list') });
      await expect(heart).toBeVisible();
      expect(await tab.evaluate(() => localStorage.length)).toBe(0);
      expect(await tab.evaluate(() => sessionStorage.getItem('half an'))).toBeNull();
    }
  });

  test('browsing works where local storage is blocked', { tag: LONG }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(at(paths.productsOfCategory(plain.category)));
    await expect(findBar(page).getByRole('link', { name: say('Login') })).toBeVisible();
    await findCard(page, plain)
      .getByRole('link', { name: localize(plain.title) })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: say('Related Products') })).toBeVisible();
  });

  test('the badge shows its last value while the cart loads, never 0', { tag: LONG }, async ({
    page,
    shop,
    shopper,
  }) => {
    await putIntoCart(shop.url, shopper, plain.id);
    await page.goto(at(paths.terms));
    await expect(findBar(page).getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
    await page.route(callTo('cart'), () => {});
    await page.addInitScript((cart) => {
      const shown = new Set<string>();
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const badge = document.querySelector(`header a[href="${cart}"] span:last-child`);
        // Nothing is painted before the stylesheet has loaded.
        const isStyled = badge && getComputedStyle(badge).display !== 'inline';
        if (isStyled && badge.checkVisibility({ visibilityProperty: true }))
          shown.add(badge.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    }, at('/cart'));
    await page.reload();
    await expect(findBar(page).getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual([
      '1',
    ]);
  });
});

test.describe('§6 Without a token', () => {
  test("cart, wish list, orders and shipping address show an illustration and 'Go To Login Page'", {
    tag: LONG,
  }, async ({ page, pageErrors }) => {
    for (const [path, title] of [
      [paths.cart, 'Cart Items'],
      [paths.wishList, 'Wish List'],
      [paths.orders, 'Orders'],
      [paths.shippingAddress, 'Shipping Address'],
    ] as const) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
      await expect(page.getByRole('main').locator('img')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
      await page
        .getByRole('main')
        .getByRole('link', { name: say('Go To Login Page') })
        .click();
      await expect(page).toHaveURL(at('/login'));
    }
    expect(pageErrors).toEqual([]);
  });

  test('an action that a visitor pressed is done once after login, with its toast', { tag: LONG }, async ({
    page,
    shop,
    email,
  }) => {
    const readShopper = async () => ({ id: '', token: (await readToken(page)) ?? '' });
    const logout = () =>
      findBar(page)
        .getByRole('button', { name: say('Logout') })
        .click();

    await test.step("'Add to cart'", async () => {
      await page.goto(at(paths.productsOfCategory(plain.category)));
      await findCard(page, plain)
        .getByRole('button', { name: say('Add to cart') })
        .click();
      await expect(page).toHaveURL(at('/login'));
      await login(page, email);
      await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
      await expect(findBar(page).getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
    });

    await test.step('a later login does not repeat it', async () => {
      // Simulates an expired session: logging out would forget the pending action in any case.
      await page.evaluate(() => localStorage.removeItem('Token'));
      await page.goto(at('/login'));
      await login(page, email);
      await expect(findBar(page).getByRole('link', { name: `${say('Cart')} 1` })).toBeVisible();
      expect(await readCounts(shop.url, await readShopper())).toEqual(new Map([[plain.id, 1]]));
      await expect(page.getByText(say('Product Added To Card'))).toHaveCount(0);
    });

    await test.step("'get now'", async () => {
      await logout();
      await findCard(page, onOffer)
        .getByRole('button', { name: say('get now') })
        .click();
      await expect(page).toHaveURL(at('/login'));
      await login(page, email);
      await expect(page.getByText(say('Product Added To Card'))).toBeVisible();
      await expect(findBar(page).getByRole('link', { name: `${say('Cart')} 2` })).toBeVisible();
      expect(await readCounts(shop.url, await readShopper())).toEqual(
        new Map([
          [plain.id, 1],
          [onOffer.id, 1],
        ]),
      );
    });

    await test.step("'Add to wish list'", async () => {
      await logout();
      await findCard(page, onOffer)
        .getByRole('button', { name: say('Add to wish list') })
        .click();
      await expect(page).toHaveURL(at('/login'));
      await login(page, email);
      await expect(page.getByText(say('Product Added to Wish List !'))).toBeVisible();
      await findBar(page)
        .getByRole('link', { name: say('Wish List') })
        .click();
      await expect(findCard(page, onOffer)).toBeVisible();
      expect(await readWishList(shop.url, await readShopper())).toEqual([onOffer.id]);
    });
  });
});
