import { expect, type Page } from '@playwright/test';
import { isOnOffer } from '#contract/money.ts';
import { demoCatalog } from '#tests/setup/demo-catalog.ts';
import {
  count,
  electronics,
  listTitles,
  ofElectronics,
  openWithStoppedClock,
  results,
  searchBox,
  titles,
} from './products-screen.ts';
import { expectNoBarriers, test } from './shop-test.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });

const [brand] = demoCatalog.brands;
if (!brand) throw new Error('the demo catalogue has brands');

test.describe('§2 Products: filters', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

  test('categories and brands with their counts; each choice can be taken back, or all of them', async ({
    page,
    request,
  }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('checkbox', { name: `Electronics ${ofElectronics.length}` }).check();
    await expect(page).toHaveURL(`/products?category=${electronics}`);
    await expect(count(page)).toHaveText(`${ofElectronics.length} products`);
    await expect(page.getByText('Electronics', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('our products');
    await page.keyboard.press('Escape');

    const first = ofElectronics.find((product) => product.brand !== null)?.brand ?? '';
    const name = demoCatalog.brands.find(({ id }) => id === first)?.name.en ?? '';
    const ofBoth = ofElectronics.filter((product) => product.brand === first);
    await page.getByRole('button', { name: 'Brand' }).click();
    await page.getByRole('checkbox', { name: `${name} ${ofBoth.length}` }).check();
    await expect(count(page)).toHaveText(ofBoth.length === 1 ? '1 product' : `${ofBoth.length} products`);
    await page.keyboard.press('Escape');
    await expectNoBarriers(page);

    await chips(page).getByRole('link', { name: 'Remove filter: Electronics' }).click();
    await expect(page).toHaveURL(`/products?brand=${first}`);
    await expect(titles(page)).toHaveText(await listTitles(request, `&brand=${first}`));
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/products');
    await expect(chips(page)).toHaveCount(0);
  });

  test('a price range counts when it is applied', async ({ page, request }) => {
    await page.goto('/products');
    await page.getByRole('button', { name: 'Price' }).click();
    await page.getByLabel('From (EGP)').fill('500');
    await page.getByLabel('To (EGP)').fill('1,000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/products?min=500&max=1000');
    await expect(
      chips(page).getByRole('link', { name: 'Remove filter: 500 EGP to 1,000 EGP' }),
    ).toBeVisible();
    await expect(titles(page)).toHaveText(await listTitles(request, '&price[gte]=500&price[lte]=1000'));
    await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  });

  test("'Offers only' leaves the products rated 3 or lower", async ({ page }) => {
    const offers = demoCatalog.products.filter(({ ratingsAverage }) => isOnOffer(ratingsAverage));
    await page.goto('/products');
    await page.getByRole('checkbox', { name: 'Offers only' }).check();
    await expect(page).toHaveURL('/products?offers=1');
    await expect(count(page)).toHaveText(`${offers.length} products`);
    await expect(results(page).getByText('50%', { exact: true })).toHaveCount(offers.length);
  });

  test('sorted by price, rating or sales, as the address says', async ({ page, request }) => {
    await page.goto('/products');
    for (const [name, sort] of [
      ['Price: low to high', 'price'],
      ['Price: high to low', '-price'],
      ['Best rated', '-ratingsAverage'],
      ['Best selling', '-sold'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption(name);
      await expect(page).toHaveURL(`/products?sort=${sort}`);
      await expect(titles(page)).toHaveText((await listTitles(request, `&sort=${sort}`)).slice(0, 40));
    }
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
    await expect(page).toHaveURL('/products');
  });

  test('words that are still being typed go along with a filter', async ({ page }) => {
    await openWithStoppedClock(page);
    await searchBox(page).fill('wireless');
    await page.getByRole('checkbox', { name: 'Offers only' }).check();
    await expect(page).toHaveURL('/products?keyword=wireless&offers=1');
    await expect(searchBox(page)).toHaveValue('wireless');
  });

  test('back takes a filter away again', async ({ page }) => {
    await page.goto('/products');
    await page.getByRole('checkbox', { name: 'Offers only' }).check();
    await expect(page).toHaveURL('/products?offers=1');
    await page.goBack();
    await expect(page).toHaveURL('/products');
    await expect(page.getByRole('checkbox', { name: 'Offers only' })).not.toBeChecked();
    await expect(titles(page)).toHaveCount(40);
  });

  test('exactly one category or brand is named under the title', async ({ page }) => {
    await page.goto(`/products?brand=${brand.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('our products');
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(brand.name.en);
    await expect(page).toHaveTitle(`${brand.name.en} · My Store`);
  });

  test('on a phone they stand in a dialog, which tells how many products they leave', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/products');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Electronics/ }).check();
    const show = sheet.getByRole('button', { name: `Show ${ofElectronics.length} products` });
    await expect(show).toBeVisible();
    await expectNoBarriers(page);
    await sheet.getByLabel('From (EGP)').fill('5000');
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(`/products?category=${electronics}&min=5000`);
    await expect(page.getByRole('button', { name: 'Filters 2' })).toBeFocused();
  });
});

test('§2 Products: with all filters on, without barriers and never wider than the screen', async ({
  page,
}) => {
  await page.goto(
    `/products?category=${electronics}&brand=${brand.id}&min=10&max=9999999&offers=1&sort=-price&keyword=a`,
  );
  for (const width of [320, 390, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole('button', { name: 'Brand' }).click();
  await expectNoBarriers(page);
});
