/** §4 Session, §6 the gate: who is signed in, in every tab, and what a visitor wanted before. */
import { expect, type Page } from '@playwright/test';
import { onOffer, plain } from '#tests/setup/cart-products.ts';
import { readCounts, signUp } from '#tests/setup/shop-client.ts';
import { test as shopTest } from './shop-test.ts';

const PASSWORD = 'Secret@123';

/** An account nobody is signed in to yet. */
const test = shopTest.extend<{ email: string }>({
  email: async ({ shop }, use, { testId, retry }) => {
    const email = `${testId}-${retry}-${Date.now()}@example.com`;
    await signUp(shop.url, email);
    await use(email);
  },
  viewport: { width: 1440, height: 900 },
});

async function login(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/');
}

const token = (page: Page) => page.evaluate(() => localStorage.getItem('Token'));
const bar = (page: Page) => page.getByRole('banner');

test.describe('§4 Session', () => {
  test("after login the token is kept under 'Token' and survives a reload", async ({
    page,
    email,
    trouble,
  }) => {
    await page.goto('/login');
    await login(page, email);
    expect(await token(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    // What is still on its way would be cut off, and counted as trouble.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(bar(page).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test('Logout sets the token to null and clears all local storage', async ({ page, email }) => {
    await page.goto('/login');
    await login(page, email);
    await page.evaluate(() => localStorage.setItem('anything', 'else'));
    await bar(page).getByRole('button', { name: 'Logout' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('all tabs agree: sign-in, the badge, hearts and sign-out', async ({ page, context, email }) => {
    const other = await context.newPage();
    await other.goto('/products');
    await page.goto('/login');
    await login(page, email);
    await expect(bar(other).getByRole('link', { name: 'Cart 0' })).toBeVisible();
    const card = (tab: Page) => tab.getByRole('article').filter({ hasText: plain.title.en }).first();
    await page.goto('/products');
    await card(page).getByRole('button', { name: 'Add to cart' }).click();
    await card(page).getByRole('button', { name: 'Add to wish list' }).click();
    await expect(bar(other).getByRole('link', { name: 'Cart 1' })).toBeVisible();
    await expect(card(other).getByRole('button', { name: 'Remove from wish list' })).toBeVisible();
    await bar(other).getByRole('button', { name: 'Logout' }).click();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Add to wish list' })).toBeVisible();
  });

  test('who is signed in already does not see the login screen', async ({ page, email }) => {
    await page.goto('/login');
    await login(page, email);
    await page.goto('/login');
    await expect(page).toHaveURL('/');
  });

  test('browsing works where local storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/products');
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await page.getByRole('article').getByRole('link', { name: 'View details' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Related Products' })).toBeVisible();
  });

  test('the badge remembers its last value and does not flash 0', async ({ page, email }) => {
    await page.goto('/login');
    await login(page, email);
    await page.goto('/products');
    await page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first().click();
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    await page.route('**/api/v1/cart', () => {});
    await page.addInitScript(() => {
      const shown = new Set<string>();
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const badge = document.querySelector('header a[href="/cart"] span:last-child');
        // Nothing is painted before the style sheet is there.
        const isStyled = badge && getComputedStyle(badge).display !== 'inline';
        if (isStyled && badge.checkVisibility({ visibilityProperty: true }))
          shown.add(badge.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.reload();
    await expect(bar(page).getByRole('link', { name: 'Cart 1' })).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])).toEqual([
      '1',
    ]);
  });
});

test.describe('§6 What a visitor wanted is done after signing in, with its toast', () => {
  for (const { name, path, product, toast } of [
    { name: 'Add to cart', path: '/products', product: plain, toast: 'Product Added To Card' },
    { name: 'get now', path: '/', product: onOffer, toast: 'Product Added To Card' },
    { name: 'Add to wish list', path: '/products', product: plain, toast: 'Product Added to Wish List !' },
  ]) {
    test(`'${name}'`, async ({ page, email }) => {
      await page.goto(path);
      await page
        .getByRole('article')
        .filter({ hasText: product.title.en })
        .getByRole('button', { name })
        .first()
        .click();
      await expect(page).toHaveURL('/login');
      await login(page, email);
      await expect(page.getByText(toast)).toBeVisible();
      if (name === 'Add to wish list') {
        await page.goto('/wishList');
        await expect(page.getByRole('article').filter({ hasText: product.title.en })).toBeVisible();
      } else {
        await expect(bar(page).getByRole('link', { name: 'Cart 1' })).toBeVisible();
      }
    });
  }

  test('it is done once: signing in again later repeats nothing', async ({ page, shop, email }) => {
    await page.goto('/products');
    await page
      .getByRole('article')
      .filter({ hasText: plain.title.en })
      .getByRole('button', { name: 'Add to cart' })
      .click();
    await login(page, email);
    await expect(page.getByText('Product Added To Card')).toBeVisible();
    // As an expired session would: logging out would forget the wish in any case.
    await page.evaluate(() => localStorage.removeItem('Token'));
    await page.goto('/login');
    await login(page, email);
    await expect(bar(page).getByRole('link', { name: 'Cart 1' })).toBeVisible();
    const counts = await readCounts(shop.url, { id: '', token: (await token(page)) ?? '' });
    expect(counts.get(plain.id)).toBe(1);
  });
});

test.describe('§9 Toasts: top-right, 5000 ms, light, paused on hover, not closable on click', () => {
  test('as written', async ({ page, email }) => {
    await page.clock.install();
    await page.goto('/login');
    await login(page, email);
    await page.goto('/products');
    await page.getByRole('article').getByRole('button', { name: 'Add to cart' }).first().click();
    const toast = page.getByText('Product Added To Card');
    await expect(toast).toBeVisible();
    const card = toast.locator('xpath=ancestor::div[1]');
    await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(box?.y).toBeLessThan(900 / 4);
    await toast.click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(200, 700);
    await page.clock.runFor(4_000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(toast).toHaveCount(0);
  });
});
