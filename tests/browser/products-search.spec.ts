import { expect } from '@playwright/test';
import { expectUsableAnywhere } from './accessibility.ts';
import { ARABIC, at, LONG, say, written } from './language.ts';
import { count, listTitles, openWithStoppedClock, results, searchBox, titles } from './products-screen.ts';
import { test } from './shop-test.ts';

/** Words of the catalogue in this run's language: one of several products, and one to type in two parts. */
const several = written({ en: 'wireless', ar: 'لاسلكي' });
const [begun, rest] = [written({ en: 'la', ar: 'خش' }), written({ en: 'mp', ar: 'ب' })];
const word = begun + rest;
/** The address of what was searched for. */
const found = (keyword: string, more = '') => at(`/products?keyword=${encodeURIComponent(keyword)}${more}`);

test.describe('§2 Products: the search box really searches', () => {
  test('results come as one types, with the words in the address and the number told', {
    tag: ARABIC,
  }, async ({ page, request }) => {
    const expected = await listTitles(request, `&keyword=${several}`);
    await page.goto(at('/products'));
    await searchBox(page).pressSequentially(several);
    await expect(count(page)).toHaveText(say(`${expected.length} products for “${several}”`));
    await expect(page).toHaveURL(found(several));
    await expect(titles(page)).toHaveText(expected);
    await expect(searchBox(page)).toBeFocused();
    await page.reload();
    await expect(searchBox(page)).toHaveValue(several);
    await expect(titles(page)).toHaveText(expected);
  });

  test('an older answer never overtakes a newer one, and the field keeps what is typed', {
    tag: LONG,
  }, async ({ page, request }) => {
    const expected = await listTitles(request, `&keyword=${word}`);
    await page.goto(at('/products'));
    const older = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(new RegExp(`\\.data\\?.*keyword=${encodeURIComponent(begun)}(?:&|$)`), async (route) => {
      older.resolve();
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await searchBox(page).pressSequentially(begun);
    await older.promise;
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect(titles(page)).toHaveCount(40);
    await searchBox(page).pressSequentially(rest);
    await expect(count(page)).toHaveText(say(`${expected.length} products for “${word}”`));
    release.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await expect(searchBox(page)).toHaveValue(word);
    await expect(page).toHaveURL(found(word));
    await expect(titles(page)).toHaveText(expected);
  });

  test('#search in the address puts the cursor into the box; Enter searches at once, before the pause is over', {
    tag: LONG,
  }, async ({ page }) => {
    await openWithStoppedClock(page, '#search');
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill(word);
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(found(word));
  });

  test('what is typed and chosen before the scripts arrive counts as well, as a step that back takes away', {
    tag: LONG,
  }, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto(at('/products'), { waitUntil: 'commit' });
    await searchBox(page).fill(word);
    await page.getByRole('checkbox', { name: say('Offers only') }).check();
    await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Best rated'));
    arrival.resolve();
    await expect(page).toHaveURL(found(word, '&offers=1&sort=-ratingsAverage'));
    await expect(searchBox(page)).toHaveValue(word);
    await expect(page.getByRole('checkbox', { name: say('Offers only') })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(at('/products'));
    await expect(page.getByRole('checkbox', { name: say('Offers only') })).not.toBeChecked();
  });

  test('typing leaves one step in the history: back leads to where one came from', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto(at('/categories'));
    await page
      .getByRole('banner')
      .getByRole('link', { name: say('Products'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('our products') })).toBeVisible();
    await searchBox(page).pressSequentially(begun);
    await expect(page).toHaveURL(found(begun));
    await searchBox(page).pressSequentially(rest);
    await expect(page).toHaveURL(found(word));
    await page.goBack();
    await expect(page).toHaveURL(at('/categories'));
  });

  test("nothing found: 'no products match', what to leave out of the search, and where else to look", async ({
    page,
  }) => {
    const searched = at('/products?keyword=nothinglikeit&offers=1');
    const link = (name: string) => results(page).getByRole('link', { name: say(name) });
    await page.goto(searched);
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
    await expectUsableAnywhere(page);
    await link('Clear “nothinglikeit”').click();
    await expect(page).toHaveURL(at('/products?offers=1'));
    await expect(searchBox(page)).toHaveValue('');
    await page.goBack();
    await link('Clear filters').click();
    await expect(page).toHaveURL(found('nothinglikeit'));
    await link('Clear “nothinglikeit”').click();
    await expect(page).toHaveURL(at('/products'));
    await expect(titles(page)).toHaveCount(40);
    await page.goto(searched);
    await results(page)
      .getByRole('list', { name: say('Or look around') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/products\?category=/);
    await expect(titles(page)).not.toHaveCount(0);
  });

  test('a misspelled word is corrected, and the way back searches for it as it is written', {
    tag: ARABIC,
  }, async ({ page }) => {
    const typed = written({ en: 'headfones', ar: 'سماعت' });
    const meant = written({ en: 'headphones', ar: 'سماعات' });
    const other = written({ en: 'hedphones', ar: 'موبيل' });
    await page.goto(found(typed));
    await expect(page.getByText(say(`Showing results for “${meant}”.`))).toBeVisible();
    await expect(count(page)).toContainText(meant);
    await expect(titles(page)).not.toHaveCount(0);
    await page.getByRole('link', { name: say(`Search instead for “${typed}”`) }).click();
    await expect(page).toHaveURL(found(typed, '&literal=1'));
    await expect(page.getByRole('heading', { level: 2, name: say('no products match') })).toBeVisible();
    await expect(searchBox(page)).toHaveValue(typed);
    await searchBox(page).fill(other);
    await expect(page).toHaveURL(found(other));
    await expect(titles(page)).not.toHaveCount(0);
  });

  test('words that are meant as they are written stay so when the page is opened again, in the same step', {
    tag: LONG,
  }, async ({ page }) => {
    const typed = written({ en: 'headfones', ar: 'سماعت' });
    await page.goto(found(typed));
    await page.getByRole('link', { name: say(`Search instead for “${typed}”`) }).click();
    await expect(page).toHaveURL(found(typed, '&literal=1'));
    await page.reload({ waitUntil: 'networkidle' });
    await page.goBack();
    await expect(page).toHaveURL(found(typed));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('it is a plain form that leads to the same address', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at('/products'));
      await searchBox(page).fill(several);
      await page.getByRole('checkbox', { name: say('Offers only') }).check();
      await page.getByRole('button', { name: say('Search'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${RegExp.escape(found(several))}&`));
      await expect(searchBox(page)).toHaveValue(several);
      // The address is there before the page is.
      await expect(titles(page)).toHaveText(
        await listTitles(request, `&keyword=${several}&offerPrice[gte]=0`),
      );
    });
  });
});
