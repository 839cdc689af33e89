/** Filters that no product matches: they have no count, but stay chosen. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, LONG, say } from './language.ts';
import { ELECTRONICS_ID, findChips, findSearchBox, findSidebar } from './products-screen.ts';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('§2 Products: filters that no product matches', () => {
  const category = `category=${ELECTRONICS_ID}`;
  const brand = demoCatalogue.products.find((product) => product.category !== ELECTRONICS_ID)?.brand;
  // Nothing in this category has sizes, and no product has five stars.
  const filters = `${category}&brand=${brand}&option=size:xl&rating=5&stock=1`;

  async function expectAll(page: Page): Promise<void> {
    await expect(findChips(page).getByRole('link', { name: say('Remove filter: xl') })).toBeVisible();
    await expect(findChips(page).getByRole('listitem')).toHaveCount(6);
  }

  test('they stay chosen in a new search, and can be removed', { tag: LONG }, async ({ page }) => {
    await page.goto(at(`/products?${filters}`));
    await page.waitForLoadState('networkidle');
    await findSearchBox(page).fill('zzzz');
    await findSearchBox(page).press('Enter');
    await expect(page).toHaveURL(at(`/products?keyword=zzzz&${filters}`));
    await expectAll(page);
    const rating = findSidebar(page).getByRole('group', { name: say('Rating') });
    await expect(rating.getByRole('radio', { name: `${say('5 stars and up')} 0` })).toBeChecked();
    // `click`, because `check` looks at the radio button afterwards, when the group is gone.
    await rating.getByRole('radio', { name: say('Any rating') }).click();
    await expect(page).toHaveURL(at(`/products?keyword=zzzz&${filters.replace('&rating=5', '')}`));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('they stay chosen in a new search', { tag: LONG }, async ({ page }) => {
      await page.goto(at(`/products?${filters}`));
      await findSearchBox(page).fill('zzzz');
      await page.getByRole('button', { name: say('Search'), exact: true }).click();
      await expect(page).toHaveURL(/keyword=zzzz/);
      await expectAll(page);
    });
  });
});
