import { expect } from '@playwright/test';
import { expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, localize, say } from './language.ts';
import {
  findCount,
  findResults,
  findSearchBox,
  findTitles,
  listTitles,
  openWithStoppedClock,
} from './products-screen.ts';
import { test } from './shop-test.ts';

/** Words of the catalogue in this run's language: one that several products have, and one to type in two parts. */
const commonWord = localize({ en: 'wireless', ar: 'لاسلكي' });
const [prefix, rest] = [localize({ en: 'la', ar: 'خش' }), localize({ en: 'mp', ar: 'ب' })];
const splitWord = prefix + rest;
/** The path of a search's results. */
const writeSearchUrl = (keyword: string, more = '') =>
  at(`/products?keyword=${encodeURIComponent(keyword)}${more}`);

test.describe('§2 Products: the search box really searches', () => {
  test('results follow typing, with the words in the address, and a count', {
    tag: ARABIC,
  }, async ({ page, request }) => {
    const expected = await listTitles(request, `&keyword=${commonWord}`);
    await page.goto(at('/products'));
    await findSearchBox(page).pressSequentially(commonWord);
    await expect(findCount(page)).toHaveText(say(`${expected.length} products for “${commonWord}”`));
    await expect(page).toHaveURL(writeSearchUrl(commonWord));
    await expect(findTitles(page)).toHaveText(expected);
    await expect(findSearchBox(page)).toBeFocused();
    await page.reload();
    await expect(findSearchBox(page)).toHaveValue(commonWord);
    await expect(findTitles(page)).toHaveText(expected);
  });

  test('an older answer never replaces a newer one, and the field keeps what is typed', {
    tag: LONG,
  }, async ({ page, request }) => {
    const expected = await listTitles(request, `&keyword=${splitWord}`);
    await page.goto(at('/products'));
    const older = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(
      new RegExp(`\\.data\\?.*keyword=${encodeURIComponent(prefix)}(?:&|$)`),
      async (route) => {
        older.resolve();
        await release.promise;
        await route.continue().catch(() => undefined);
      },
    );
    await findSearchBox(page).pressSequentially(prefix);
    await older.promise;
    await expect(findResults(page)).toHaveAttribute('aria-busy', 'true');
    await expect(findTitles(page)).toHaveCount(40);
    await findSearchBox(page).pressSequentially(rest);
    await expect(findCount(page)).toHaveText(say(`${expected.length} products for “${splitWord}”`));
    release.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(findResults(page)).toHaveAttribute('aria-busy', 'false');
    await expect(findSearchBox(page)).toHaveValue(splitWord);
    await expect(page).toHaveURL(writeSearchUrl(splitWord));
    await expect(findTitles(page)).toHaveText(expected);
  });

  test('#search in the address focuses the box; Enter searches without waiting for the debounce', {
    tag: LONG,
  }, async ({ page }) => {
    await openWithStoppedClock(page, '#search');
    await expect(findSearchBox(page)).toBeFocused();
    await findSearchBox(page).fill(splitWord);
    await findSearchBox(page).press('Enter');
    await expect(page).toHaveURL(writeSearchUrl(splitWord));
  });

  test('input before hydration is applied after it, as one history entry', {
    tag: LONG,
  }, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(at('/products'), { waitUntil: 'commit' });
    await findSearchBox(page).fill(splitWord);
    await page.getByRole('checkbox', { name: say('Offers only') }).check();
    await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Best rated'));
    arrival.resolve();
    await expect(page).toHaveURL(writeSearchUrl(splitWord, '&offers=1&sort=-ratingsAverage'));
    await expect(findSearchBox(page)).toHaveValue(splitWord);
    await expect(page.getByRole('checkbox', { name: say('Offers only') })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(at('/products'));
    await expect(page.getByRole('checkbox', { name: say('Offers only') })).not.toBeChecked();
  });

  test('typing adds one history entry: Back leads to the previous screen', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto(at('/categories'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Products'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('our products') })).toBeVisible();
    await findSearchBox(page).pressSequentially(prefix);
    await expect(page).toHaveURL(writeSearchUrl(prefix));
    await findSearchBox(page).pressSequentially(rest);
    await expect(page).toHaveURL(writeSearchUrl(splitWord));
    await page.goBack();
    await expect(page).toHaveURL(at('/categories'));
  });

  test("nothing found: 'no products match', with links that remove parts of the search, and categories", {
    tag: LONG,
  }, async ({ page }) => {
    const searched = at('/products?keyword=nothinglikeit&offers=1');
    const link = (name: string) => findResults(page).getByRole('link', { name: say(name) });
    await page.goto(searched);
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
    await expectUsableAnywhere(page);
    await link('Clear “nothinglikeit”').click();
    await expect(page).toHaveURL(at('/products?offers=1'));
    await expect(findSearchBox(page)).toHaveValue('');
    await page.goBack();
    await link('Clear filters').click();
    await expect(page).toHaveURL(writeSearchUrl('nothinglikeit'));
    await link('Clear “nothinglikeit”').click();
    await expect(page).toHaveURL(at('/products'));
    await expect(findTitles(page)).toHaveCount(40);
    await page.goto(searched);
    await findResults(page)
      .getByRole('list', { name: say('Or keep browsing') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\?category=/);
    await expect(findTitles(page)).not.toHaveCount(0);
  });

  test('a word without results is ignored, and a message names it', { tag: ARABIC }, async ({ page }) => {
    const [noun, adjective] = [localize({ en: 'sofa', ar: 'كنبة' }), localize({ en: 'blue', ar: 'زرقا' })];
    await page.goto(writeSearchUrl(`${noun} ${adjective}`));
    await expect(page.getByText(say(`No results for “${adjective}”. Showing “${noun}”.`))).toBeVisible();
    await expect(findCount(page)).toContainText(noun);
    await expect(findTitles(page)).toHaveCount(1);
  });

  test('a misspelled word is corrected, and a link searches for the word as typed', {
    tag: ARABIC,
  }, async ({ page }) => {
    const typed = localize({ en: 'headfones', ar: 'سماعت' });
    const meant = localize({ en: 'headphones', ar: 'سماعات' });
    const other = localize({ en: 'hedphones', ar: 'موبيل' });
    await page.goto(writeSearchUrl(typed));
    await expect(page.getByText(say(`Showing results for “${meant}”.`))).toBeVisible();
    await expect(findCount(page)).toContainText(meant);
    await expect(findTitles(page)).not.toHaveCount(0);
    await page.getByRole('link', { name: say(`Search instead for “${typed}”`) }).click();
    await expect(page).toHaveURL(writeSearchUrl(typed, '&literal=1'));
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
    await expect(findSearchBox(page)).toHaveValue(typed);
    await findSearchBox(page).fill(other);
    await expect(page).toHaveURL(writeSearchUrl(other));
    await expect(findTitles(page)).not.toHaveCount(0);
  });

  test('a reload keeps a search for the words as typed, without a new history entry', {
    tag: LONG,
  }, async ({ page }) => {
    const typed = localize({ en: 'headfones', ar: 'سماعت' });
    await page.goto(writeSearchUrl(typed));
    await page.getByRole('link', { name: say(`Search instead for “${typed}”`) }).click();
    await expect(page).toHaveURL(writeSearchUrl(typed, '&literal=1'));
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await expect(page).toHaveURL(writeSearchUrl(typed));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('it is a plain form with the same address', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/products'));
      await findSearchBox(page).fill(commonWord);
      await page.getByRole('checkbox', { name: say('Offers only') }).check();
      await page.getByRole('button', { name: say('Search'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${RegExp.escape(writeSearchUrl(commonWord))}&`));
      await expect(findSearchBox(page)).toHaveValue(commonWord);
      // The URL changes before the page has loaded.
      await expect(findTitles(page)).toHaveText(
        await listTitles(request, `&keyword=${commonWord}&offerPrice[gte]=0`),
      );
    });
  });
});
