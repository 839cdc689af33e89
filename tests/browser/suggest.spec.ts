/** The search box with suggestions in the top bar of wide screens. */
import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { ARABIC, at, LONG, localize, say } from './language.ts';
import { findTitles } from './products-screen.ts';
import { callTo } from './requests.ts';
import { test } from './shop-test.ts';
import {
  brandName,
  categoryName,
  findGroupOptions,
  findOptions,
  findSearchField,
  findSearchOption,
  findSuggestionList,
  prefix,
  readRecentSearches,
  storeRecentSearches,
  writeSearchUrl,
} from './suggest-page.ts';
import { watchAnnouncements } from './watch-announcements.ts';

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('in the top bar', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('products are suggested with pictures and prices, and their number is announced', {
    tag: LONG,
  }, async ({ page, pageErrors }) => {
    const listAnnouncements = await watchAnnouncements(page);
    await page.goto(at('/brands'));
    await expect(findSearchField(page)).toHaveAttribute('aria-expanded', 'false');
    await findSearchField(page).pressSequentially(prefix);
    const products = findGroupOptions(page, 'Products');
    await expect(products.first().locator('img')).toBeVisible();
    await expect(products.first()).toContainText(/\d (?:EGP|ج\.م)/);
    await expect(findSearchField(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(findSearchField(page)).toHaveAttribute(
      'aria-controls',
      (await findSuggestionList(page).getAttribute('id')) ?? '',
    );
    const count = (await findOptions(page).count()) - 1;
    expect(count).toBeGreaterThan(1);
    await expect.poll(listAnnouncements).toContain(`polite: ${say(`${count} suggestions`)}`);
    await expect(findOptions(page).last()).toHaveText(say(`Search for “${prefix}”`));
    expect(await findViolations(page)).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  test('arrow keys choose an option, Enter opens it, and the typed words become a recent search', {
    tag: LONG,
  }, async ({ page, pageErrors }) => {
    await page.goto(at('/brands'));
    await findSearchField(page).pressSequentially(prefix);
    const products = findGroupOptions(page, 'Products');
    await expect(products.first().locator('img')).toBeVisible();
    const count = (await findOptions(page).count()) - 1;
    const expectActive = async (at: number) => {
      const option = findOptions(page).nth(at);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(findSearchField(page)).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? '',
      );
    };
    await page.keyboard.press('ArrowUp');
    await expectActive(count);
    await page.keyboard.press('ArrowDown');
    await expect(findSearchField(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectActive(1);
    // Home and End move the caret.
    await page.keyboard.press('Home');
    await expect(findSearchField(page)).not.toHaveAttribute('aria-activedescendant');
    expect(await findSearchField(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expectActive(0);
    const [title = ''] = await products.first().locator('bdi').allTextContents();
    await page.keyboard.press('Enter');
    await expect(findHeading(page)).toHaveText(title);
    await expect(findHeading(page)).toBeFocused();
    await expect(findSearchField(page)).toHaveValue('');
    await expect(findSuggestionList(page)).toBeHidden();
    expect(await readRecentSearches(page)).toEqual([prefix]);
    expect(pageErrors).toEqual([]);
  });

  test('Enter without an active option searches; Escape closes, then clears; Tab and a click elsewhere close', {
    tag: LONG,
  }, async ({ page }) => {
    await page.goto(at('/brands'));
    await findSearchField(page).pressSequentially(prefix);
    await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Tab'),
      () => page.mouse.click(20, 600),
    ]) {
      await close();
      await expect(findSuggestionList(page)).toBeHidden();
      await expect(findSearchField(page)).toHaveAttribute('aria-expanded', 'false');
      await findSearchField(page).click();
      await expect(findSuggestionList(page)).toBeVisible();
    }
    await expect(findSearchField(page)).toHaveValue(prefix);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(findSearchField(page)).toHaveValue('');
    await expect(findSuggestionList(page)).toBeHidden();
    await page.keyboard.type(`  ${prefix}  `);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(writeSearchUrl(prefix));
    await expect(findTitles(page)).not.toHaveCount(0);
    await expect(findSearchField(page)).toHaveCount(1);
    await expect(findSearchField(page)).toHaveValue(prefix);
    expect(await readRecentSearches(page)).toEqual([prefix]);
  });

  test('recent searches: in an empty field, removed one by one or all, gone after Logout', {
    tag: LONG,
  }, async ({ page, shopper: _ }) => {
    await storeRecentSearches(page, 'lamp', 'ساعة', 'red bag');
    const listAnnouncements = await watchAnnouncements(page);
    await page.goto(at('/brands'));
    await findSearchField(page).click();
    const recent = findGroupOptions(page, 'Recent searches');
    await expect(recent).toHaveText(['lamp', 'ساعة', 'red bag']);
    await findSearchField(page).press('Escape');
    await findSearchField(page).press('ArrowDown');
    await expect.poll(listAnnouncements).toContain(`polite: ${say('3 recent searches')}`);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Delete');
    await expect(recent).toHaveText(['ساعة', 'red bag']);
    await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: say('Remove “red bag” from recent searches') }).click();
    await expect(recent).toHaveText(['ساعة']);
    await expect(findSearchField(page)).toBeFocused();
    await recent.click();
    await expect(page).toHaveURL(writeSearchUrl('ساعة'));

    await page.goto(at('/brands'));
    await findSearchField(page).click();
    await findOptions(page)
      .filter({ hasText: say('Clear recent searches') })
      .click();
    await expect(findSuggestionList(page)).toBeHidden();
    expect(await readRecentSearches(page)).toEqual([]);
    await findSearchField(page).fill(prefix);
    await findSearchField(page).press('Enter');
    await expect(page).toHaveURL(writeSearchUrl(prefix));
    expect(await readRecentSearches(page)).toEqual([prefix]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Logout') })
      .first()
      .click();
    await expect(page).toHaveURL(at('/'));
    await findSearchField(page).click();
    await expect(findSuggestionList(page)).toBeHidden();
    expect(await readRecentSearches(page)).toEqual([]);
  });

  test('a misspelled word is corrected', { tag: LONG }, async ({ page }) => {
    await page.goto(at('/brands'));
    await findSearchField(page).fill(localize({ en: 'headfones', ar: 'سماعت' }));
    const meant = localize({ en: 'headphones', ar: 'سماعات' });
    await expect(page.getByText(say(`Showing results for “${meant}”.`)).last()).toBeVisible();
  });

  test('words without results are named, and announced', { tag: ARABIC }, async ({ page }) => {
    const listAnnouncements = await watchAnnouncements(page);
    await page.goto(at('/brands'));
    await findSearchField(page).fill(localize({ en: 'sofa blue', ar: 'كنبة زرقا' }));
    const [leftOut, shown] = [localize({ en: 'blue', ar: 'زرقا' }), localize({ en: 'sofa', ar: 'كنبة' })];
    const note = say(`No results for “${leftOut}”. Showing “${shown}”.`);
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
    await expect.poll(async () => (await listAnnouncements()).join()).toContain(`polite: ${note}`);
    expect(await findViolations(page)).toEqual([]);
  });

  test('a brand and a category lead to their products', { tag: LONG }, async ({ page }) => {
    await page.goto(at('/brands'));
    await findSearchField(page).fill(brandName);
    await findGroupOptions(page, 'Brands').first().click();
    await expect(page).toHaveURL(/\/products\?brand=\w+$/);
    await page.goBack();
    await expect(findHeading(page)).toHaveText(say('our Brands'));
    await findSearchField(page).fill(categoryName);
    await findGroupOptions(page, 'Categories').first().click();
    await expect(page).toHaveURL(/\/products\?category=\w+$/);
    await expect(findSearchField(page)).toHaveValue('');
  });

  test('failed suggestions do not prevent a search', { tag: LONG }, async ({ page }) => {
    await page.goto(at('/brands'));
    await page.route(callTo('products/suggest'), (route) => route.fulfill({ status: 500, body: 'away' }));
    await findSearchField(page).pressSequentially(prefix);
    await expect(findOptions(page)).toHaveText([say(`Search for “${prefix}”`)]);
    await findSearchOption(page, prefix).click();
    await expect(page).toHaveURL(writeSearchUrl(prefix));
  });

  test('an older answer never replaces a newer one', { tag: LONG }, async ({ page }) => {
    await page.goto(at('/brands'));
    const older = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(/suggest\?q=lamp(?:&|$)/, async (route) => {
      older.resolve();
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await findSearchField(page).fill('lamp');
    await older.promise;
    await findSearchField(page).fill(brandName);
    await expect(findGroupOptions(page, 'Brands')).toHaveText([brandName]);
    release.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(findGroupOptions(page, 'Brands')).toHaveText([brandName]);
  });

  test('the code of suggestions loads on first use, and text that is typed meanwhile is kept', async ({
    page,
  }) => {
    const loaded: string[] = [];
    const release = Promise.withResolvers<void>();
    await page.route(/\/assets\/suggestions-/, async (route) => {
      loaded.push(route.request().url());
      await release.promise;
      await route.continue();
    });
    await page.goto(at('/brands'));
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await findSearchField(page).pressSequentially(prefix);
    await expect.poll(() => loaded.length).toBe(1);
    release.resolve();
    await expect(findGroupOptions(page, 'Products')).not.toHaveCount(0);
    await expect(findSearchField(page)).toHaveValue(prefix);
    await expect(findSearchField(page)).toBeFocused();
  });
});
