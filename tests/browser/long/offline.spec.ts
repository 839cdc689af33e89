/** Offline: the loaded page stays usable, and everything works again once online. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { at, localize, say } from '../language.ts';
import { test } from '../shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('offline there is a banner, links stay on the screen, and a failed search can be retried when online', async ({
  page,
  context,
}) => {
  await page.goto(at(paths.productsOfCategory(plain.category)));
  const card = page.getByRole('article').filter({ hasText: localize(plain.title) });
  const link = card.getByRole('link', { name: localize(plain.title) });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const address = page.url();
  await context.setOffline(true);
  const banner = page.getByText(say('You’re offline. You can keep browsing pages you’ve opened.'));
  await expect(banner).toBeVisible();
  await link.click();
  await card.getByRole('button', { name: say('Add to cart') }).click();
  await expect(card).toBeVisible();
  await expect(page).toHaveURL(address);

  const search = page.getByPlaceholder(say('Search...'));
  await search.fill(localize(plain.title));
  const again = page.getByRole('button', { name: say('Try again') });
  await expect(again).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await again.click();
  await expect(page.getByText(say(`1 product for “${localize(plain.title)}”`))).toBeVisible();
  await expect(search).toHaveValue(localize(plain.title));
  await link.click();
  await expect(page.getByRole('heading', { level: 2, name: say('Related Products') })).toBeVisible();
});
