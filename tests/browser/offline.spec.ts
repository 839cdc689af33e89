/** A lost network: what was loaded stays usable, and goes on when it is back. */
import { expect } from '@playwright/test';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a banner says so, links lead nowhere instead of away, and all works again afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  const eye = page.getByRole('article').first().getByRole('link', { name: 'View details' });
  await expect(eye).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByText('You are offline. What was loaded stays usable.');
  await expect(banner).toBeVisible();
  await eye.hover();
  await eye.click();
  await page.getByRole('article').first().getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'our products' })).toBeVisible();
  await expect(page).toHaveURL('/products');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await eye.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Related Products' })).toBeVisible();
});

test('a search that finds no network leaves the shop around it, and can be tried again', async ({
  page,
  context,
}) => {
  await page.goto('/products');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByPlaceholder('Search...').fill('lamp');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByPlaceholder('Search...')).toHaveValue('lamp');
  await expect(page.getByRole('article').first()).toBeVisible();
});
