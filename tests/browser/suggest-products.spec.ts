/** The search box of the products screen, where results follow typing as suggestions do. */
import { expect } from '@playwright/test';
import { ARABIC, at, LONG, say } from './language.ts';
import { count, listTitles, openWithStoppedClock, results, searchBox, titles } from './products-screen.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';
import { brandName, list, opener, optionsOf, prefix, readRecentSearches, searchUrl } from './suggest-page.ts';

test('results and suggestions follow typing; Enter closes the suggestions', {
  tag: LONG,
}, async ({ page, request }) => {
  const expected = await listTitles(request, `&keyword=${prefix}`);
  await page.goto(at('/products'));
  await searchBox(page).pressSequentially(prefix);
  await expect(optionsOf(page, 'Products')).not.toHaveCount(0);
  await expect(count(page)).toHaveText(say(`${expected.length} products for “${prefix}”`));
  await expect(list(page)).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
  expect(await readRecentSearches(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(searchUrl(prefix));
  await expect(titles(page)).toHaveText(expected);
  expect(await readRecentSearches(page)).toEqual([prefix]);
});

test('suggestions appear even if their code loads after the results', { tag: LONG }, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/suggestions-/);
  await page.goto(at('/products'));
  await searchBox(page).pressSequentially(prefix);
  await expect(page).toHaveURL(searchUrl(prefix));
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await expect(optionsOf(page, 'Products')).not.toHaveCount(0);
});

test('a suggestion that is chosen before the debounce ends is not replaced by the search', {
  tag: LONG,
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await searchBox(page).fill(brandName);
  await expect(async () => {
    await page.clock.runFor(160);
    await expect(optionsOf(page, 'Brands')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await searchBox(page).press('End');
  await searchBox(page).pressSequentially(' ');
  await optionsOf(page, 'Brands').click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/products\?brand=\w+$/);
  await expect(searchBox(page)).toHaveValue('');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
});

test('the top bar has a link to the box, which keeps the search', async ({ page }) => {
  await page.goto(searchUrl(prefix));
  await expect(opener(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Search'), exact: true })
    .click();
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(`${searchUrl(prefix)}#search`);
  await expect(searchBox(page)).toHaveValue(prefix);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the top bar has a plain form, on a phone behind a button', { tag: [ARABIC, LONG] }, async ({
    page,
  }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at('/brands'));
      const field = page.getByRole('banner').getByRole('combobox');
      if (width < 640) await opener(page).click();
      await field.fill(prefix);
      await field.press('Enter');
      await expect(page).toHaveURL(searchUrl(prefix));
      await expect(titles(page)).not.toHaveCount(0);
    }
    await page.goto(searchUrl('nothinglikeit'));
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
  });
});
