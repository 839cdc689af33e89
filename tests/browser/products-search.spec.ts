import { expect } from '@playwright/test';
import { count, listTitles, openWithStoppedClock, results, searchBox, titles } from './products-screen.ts';
import { expectNoBarriers, test } from './shop-test.ts';

test.describe('§2 Products: the search box really searches', () => {
  test('results come as one types, with the words in the address and the number told', async ({
    page,
    request,
  }) => {
    const expected = await listTitles(request, '&keyword=wireless');
    await page.goto('/products');
    await searchBox(page).pressSequentially('wireless');
    await expect(count(page)).toHaveText(`${expected.length} products for “wireless”`);
    await expect(page).toHaveURL('/products?keyword=wireless');
    expect(await titles(page).allTextContents()).toEqual(expected);
    await expect(searchBox(page)).toBeFocused();
    await page.reload();
    await expect(searchBox(page)).toHaveValue('wireless');
    expect(await titles(page).allTextContents()).toEqual(expected);
  });

  test('an older answer never overtakes a newer one, and the field keeps what is typed', async ({
    page,
    request,
  }) => {
    const expected = await listTitles(request, '&keyword=lamp');
    await page.goto('/products');
    const older = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    await page.route(/\.data\?.*keyword=la(?:&|$)/, async (route) => {
      older.resolve();
      await release.promise;
      await route.continue().catch(() => undefined);
    });
    await searchBox(page).pressSequentially('la');
    await older.promise;
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect(titles(page)).toHaveCount(40);
    await searchBox(page).pressSequentially('mp');
    await expect(count(page)).toContainText('for “lamp”');
    release.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await expect(searchBox(page)).toHaveValue('lamp');
    await expect(page).toHaveURL('/products?keyword=lamp');
    expect(await titles(page).allTextContents()).toEqual(expected);
  });

  test('#search in the address puts the cursor into the box; Enter searches at once, before the pause is over', async ({
    page,
  }) => {
    await openWithStoppedClock(page, '#search');
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill('lamp');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/products?keyword=lamp');
  });

  test('what is typed and chosen before the scripts arrive counts as well, as a step that back takes away', async ({
    page,
  }) => {
    const arrival = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/products', { waitUntil: 'commit' });
    await searchBox(page).fill('lamp');
    await page.getByRole('checkbox', { name: 'Offers only' }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Best rated');
    arrival.resolve();
    await expect(page).toHaveURL('/products?keyword=lamp&offers=1&sort=-ratingsAverage');
    await expect(searchBox(page)).toHaveValue('lamp');
    await expect(page.getByRole('checkbox', { name: 'Offers only' })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('checkbox', { name: 'Offers only' })).not.toBeChecked();
  });

  test('typing leaves one step in the history: back leads to where one came from', async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).pressSequentially('lam');
    await expect(page).toHaveURL('/products?keyword=lam');
    await searchBox(page).pressSequentially('p');
    await expect(page).toHaveURL('/products?keyword=lamp');
    await page.goBack();
    await expect(page).toHaveURL('/categories');
  });

  test("nothing found: 'no products match', and one action brings everything back", async ({ page }) => {
    await page.goto('/products?keyword=nothinglikeit&offers=1');
    await expect(page.getByRole('heading', { level: 2, name: 'no products match' })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/products');
    await expect(searchBox(page)).toHaveValue('');
    await expect(titles(page)).toHaveCount(40);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('it is a plain form that leads to the same address', async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/products');
      await searchBox(page).fill('wireless');
      await page.getByRole('checkbox', { name: 'Offers only' }).check();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/products\?keyword=wireless&/);
      await expect(searchBox(page)).toHaveValue('wireless');
      expect(await titles(page).allTextContents()).toEqual(
        await listTitles(request, '&keyword=wireless&ratingsAverage[lte]=3'),
      );
    });
  });
});
