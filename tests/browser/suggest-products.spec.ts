/** The search box of the products screen, where results follow typing as suggestions do. */
import { expect } from '@playwright/test';
import { ARABIC, at, LONG, say } from './language.ts';
import {
  findCount,
  findResults,
  findSearchBox,
  findTitles,
  listTitles,
  openWithStoppedClock,
} from './products-screen.ts';
import { holdBack } from './requests.ts';
import { test } from './shop-test.ts';
import {
  brandName,
  findGroupOptions,
  findOpenButton,
  findSuggestionList,
  prefix,
  readRecentSearches,
  writeSearchUrl,
} from './suggest-page.ts';

test('results and suggestions follow typing; Enter closes the suggestions', {
  tag: LONG,
}, async ({ page, request }) => {
  const expected = await listTitles(request, `&keyword=${prefix}`);
  await page.goto(at('/products'));
  await findSearchBox(page).pressSequentially(prefix);
  await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
  await expect(findCount(page)).toHaveText(say(`${expected.length} products for “${prefix}”`));
  await expect(findSuggestionList(page)).toBeVisible();
  await expect(findSearchBox(page)).toBeFocused();
  expect(await readRecentSearches(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(findSuggestionList(page)).toBeHidden();
  await expect(page).toHaveURL(writeSearchUrl(prefix));
  await expect(findTitles(page)).toHaveText(expected);
  expect(await readRecentSearches(page)).toEqual([prefix]);
});

test('suggestions appear even if their code loads after the results', { tag: LONG }, async ({ page }) => {
  const release = await holdBack(page, /\/assets\/suggestions-/);
  await page.goto(at('/products'));
  await findSearchBox(page).pressSequentially(prefix);
  await expect(page).toHaveURL(writeSearchUrl(prefix));
  await expect(findResults(page)).toHaveAttribute('aria-busy', 'false');
  release();
  await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
});

test('a suggestion that is chosen before the debounce ends is not replaced by the search', {
  tag: LONG,
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await findSearchBox(page).fill(brandName);
  await expect(async () => {
    await page.clock.runFor(160);
    await expect(findGroupOptions(page, 'Brands')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await findSearchBox(page).press('End');
  await findSearchBox(page).pressSequentially(' ');
  await findGroupOptions(page, 'Brands').click();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/products\?brand=\w+$/);
  await expect(findSearchBox(page)).toHaveValue('');
  await expect(findResults(page)).toHaveAttribute('aria-busy', 'false');
});

test('the top bar has a link to the box, which keeps the search', async ({ page }) => {
  await page.goto(writeSearchUrl(prefix));
  await expect(findOpenButton(page)).toHaveCount(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Search'), exact: true })
    .click();
  await expect(findSearchBox(page)).toBeFocused();
  await expect(page).toHaveURL(`${writeSearchUrl(prefix)}#search`);
  await expect(findSearchBox(page)).toHaveValue(prefix);
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
      if (width < 640) await findOpenButton(page).click();
      await field.fill(prefix);
      await field.press('Enter');
      await expect(page).toHaveURL(writeSearchUrl(prefix));
      await expect(findTitles(page)).not.toHaveCount(0);
    }
    await page.goto(writeSearchUrl('nothinglikeit'));
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
  });
});
