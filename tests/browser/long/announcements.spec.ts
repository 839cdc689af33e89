/** Changes are announced to screen readers once: politely, or assertively if something failed. */
import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { findPricePiastres, findRow } from '../cart-page.ts';
import { at, say } from '../language.ts';
import { findResults, findSearchBox } from '../products-screen.ts';
import { test } from '../shop-test.ts';
import { watchAnnouncements } from '../watch-announcements.ts';

test('search results, the cart, the wish list and failures are announced, each once', async ({
  page,
  shopper: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const listAnnouncements = await watchAnnouncements(page);
  await page.goto(at(paths.products));
  await page.waitForLoadState('networkidle');
  await listAnnouncements();

  await findSearchBox(page).focus();
  await page.waitForLoadState('networkidle');
  await findSearchBox(page).fill('smartphone 256');
  const heard: string[] = [];
  await expect
    .poll(async () => heard.push(...(await listAnnouncements())) && heard.toSorted())
    .toEqual(
      [`polite: ${say('1 product for “smartphone 256”')}`, `polite: ${say('1 suggestion')}`].toSorted(),
    );
  // Closes the list of suggestions, which covers the results.
  await findSearchBox(page).press('Escape');

  const card = findResults(page).getByRole('article');
  await card.getByRole('button', { name: say('Add to cart') }).click();
  await expect
    .poll(listAnnouncements)
    .toEqual([`polite: ${say('Product Added To Card')}${say('View cart')}`]);
  await card.getByRole('button', { name: say('Add to wish list') }).click();
  await expect
    .poll(listAnnouncements)
    .toEqual([`polite: ${say('Product Added to Wish List !')}${say('View wish list')}`]);

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Cart 1'), exact: true })
    .click();
  await expect(findRow(page, plain)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await listAnnouncements();
  await findRow(page, plain)
    .getByRole('button', { name: say('Increase quantity') })
    .click();
  const total = formatEgp(findPricePiastres(plain) * 2 + SHIPPING_PIASTRES);
  await expect.poll(listAnnouncements).toEqual([`polite: ${say('Order total')}${say(total)}`]);

  await page.route('**/api/v1/cart/*', (route) => route.abort());
  await findRow(page, plain)
    .getByRole('button', { name: say('Increase quantity') })
    .click();
  await expect
    .poll(listAnnouncements)
    .toEqual([expect.stringContaining(`assertive: ${say('We couldn’t update your cart.')}`)]);
});
