/** Screens are accessible while they load. */
import { expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { createGate } from '#tests/setup/fake-provider/faults.ts';
import { expectUsable } from '../accessibility.ts';
import { at, say } from '../language.ts';
import { fillCart, findFirstTwo, listOnly, signIn } from '../remote-shopper.ts';
import { test } from '../remote-test.ts';

const findSkeleton = (page: Page) => page.getByRole('main').locator('[aria-busy=true]').first();

async function expectUsableWhileLoading(page: Page): Promise<void> {
  await expect(findSkeleton(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectUsable(page, 1440, 390);
}

test('home, brands, categories and products are accessible while they load', async ({ page, provider }) => {
  listOnly(provider, findFirstTwo(provider));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at(paths.terms));
  for (const [name, call] of [
    ['Home', '/api/v1/products'],
    ['Brands', '/api/v1/brands'],
    ['Categories', '/api/v1/categories'],
    ['Products', '/api/v1/products'],
  ] as const) {
    await test.step(name, async () => {
      const gate = createGate();
      const end = provider.on('GET', call, gate.fault);
      await page
        .getByRole('banner')
        .getByRole('link', { name: say(name), exact: true })
        .press('Enter');
      await expectUsableWhileLoading(page);
      gate.open();
      await expect(findSkeleton(page)).toHaveCount(0);
      end();
    });
  }
});

test('cart, wish list, shipping address and orders are accessible while they load', async ({
  page,
  provider,
}) => {
  const token = await signIn(page, provider);
  await fillCart(provider, token, findFirstTwo(provider));
  const gate = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/(?:cart|wishlist|orders)/, async (route) => {
    await gate.promise;
    await route.abort();
  });
  for (const path of [paths.cart, paths.wishList, paths.shippingAddress, paths.orders]) {
    await page.goto(at(path));
    await expectUsableWhileLoading(page);
  }
  gate.resolve();
});
