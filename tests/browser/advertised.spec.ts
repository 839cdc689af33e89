import { expect } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { at, LONG, say } from './language.ts';
import { test } from './shop-test.ts';

const QUERY = 'utm_source=x&fbclid=y';

test('a visit from an advertisement gets the cached page, which hydrates and keeps its address', {
  tag: LONG,
}, async ({ page, pageErrors }) => {
  const searched = `${paths.productsOfCategory(plain.category)}&sort=price`;
  for (const path of [paths.home, paths.productDetails(plain.id, plain.category), searched]) {
    const address = `${at(path)}${path.includes('?') ? '&' : '?'}${QUERY}`;
    // A search is cached from its second request on.
    await page.request.get(address);
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toContain('public');
    expect(await answer?.text()).not.toContain('utm_source');
    expect(new URL(page.url()).search).toContain(QUERY);
    // A hydrated page navigates without another document.
    const main = page.getByRole('navigation', { name: say('Main') });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await main.getByRole('link', { name: say('Brands'), exact: true }).click();
    await expect(page).toHaveURL(at(paths.brands));
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  expect(pageErrors).toEqual([]);
});
