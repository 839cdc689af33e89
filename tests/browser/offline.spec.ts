/** A lost network: what was loaded stays usable, and goes on when it is back. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a banner says so, links lead nowhere instead of away, a search leaves the shop around it and can be tried again; all works again afterwards', async ({
  page,
  context,
}) => {
  await page.goto(paths.productsOfCategory(plain.category));
  const card = page.getByRole('article').filter({ hasText: plain.title.en });
  const eye = card.getByRole('link', { name: 'View details' });
  await expect(eye).toBeVisible();
  await page.waitForLoadState('networkidle');
  const address = page.url();
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What was loaded stays usable.');
  await expect(banner).toBeVisible();
  await eye.hover();
  await eye.click();
  await card.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'our products' })).toBeVisible();
  await expect(page).toHaveURL(address);

  const search = page.getByPlaceholder('Search...');
  await search.fill(plain.title.en);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await again.click();
  await expect(page.getByText(`1 product for “${plain.title.en}”`)).toBeVisible();
  await expect(search).toHaveValue(plain.title.en);
  await eye.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Related Products' })).toBeVisible();
});
