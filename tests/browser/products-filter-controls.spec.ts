/** Sort orders and filter controls of the products screen: long lists, the dialog on phones, unfinished words. */
import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { at, LONG, localize, say } from './language.ts';
import {
  countProducts,
  ELECTRONICS_ID,
  findFilter,
  findSearchBox,
  findSidebar,
  findTitles,
  listTitles,
  nameOf,
  openWithStoppedClock,
} from './products-screen.ts';
import { test } from './shop-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const PHONE_VIEWPORT = { width: 390, height: 844 };
const findSortBox = (page: Page) => page.getByRole('combobox', { name: say('Sort by') });
const findFilterDialog = (page: Page) => page.getByRole('dialog', { name: say('Filters') });

test('sort orders: price, rating, sales, newest', { tag: LONG }, async ({ page, request }) => {
  const sort = findSortBox(page);
  await page.goto(at(`/products?category=${ELECTRONICS_ID}`));
  await expect(sort.getByRole('option', { name: say('Relevance') })).toHaveCount(0);
  for (const [name, order] of [
    ['Price: low to high', 'price'],
    ['Price: high to low', '-price'],
    ['Best rated', '-ratingsAverage'],
    ['Best selling', '-sold'],
  ] as const) {
    await sort.selectOption(say(name));
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&sort=${order}`));
    const asked = order.replace('price', 'priceAfterDiscount');
    const expected = await listTitles(request, `&category[in]=${ELECTRONICS_ID}&sort=${asked}`);
    await expect(findTitles(page)).toHaveText(expected);
  }
  await sort.selectOption(say('Newest'));
  await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}`));
});

test('a search is sorted by relevance, or the newest first', { tag: LONG }, async ({ page, request }) => {
  const sort = findSortBox(page);
  const word = localize({ en: 'speaker', ar: 'سبيكر' });
  const keyword = encodeURIComponent(word);
  await page.goto(at(`/products?keyword=${keyword}`));
  await expect(sort).toHaveValue('');
  await expect(sort.locator('option:checked')).toHaveText(say('Relevance'));
  await sort.selectOption(say('Newest'));
  await expect(page).toHaveURL(at(`/products?keyword=${keyword}&sort=-createdAt`));
  await expect(findTitles(page)).toHaveText(await listTitles(request, `&keyword=${keyword}&sort=-createdAt`));
});

test('choosing a filter keeps search words that are still being typed', { tag: LONG }, async ({ page }) => {
  await openWithStoppedClock(page);
  await findSearchBox(page).fill('wireless');
  // The suggestions cover the filters.
  await expect(findSearchBox(page)).toHaveAttribute('aria-expanded', 'true');
  await findSearchBox(page).press('Escape');
  await findSidebar(page)
    .getByRole('checkbox', { name: say('Offers only') })
    .check();
  await expect(page).toHaveURL(at('/products?keyword=wireless&offers=1'));
  await expect(findSearchBox(page)).toHaveValue('wireless');
});

test('a long list of options is narrowed by typing, and keeps the checked ones', { tag: LONG }, async ({
  page,
}) => {
  await page.goto(at('/products'));
  const brands = findFilter(page, say('Brand'));
  const all = brands.getByRole('checkbox');
  const [first, second] = await all.evaluateAll((boxes) =>
    boxes.map((box) => (box as HTMLInputElement).value),
  );
  const one = nameOf(demoCatalogue.brands, first ?? '');
  const two = nameOf(demoCatalogue.brands, second ?? '');
  await brands.getByRole('checkbox', { name: one }).check();
  const find = brands.getByRole('searchbox', { name: say('Find in Brand') });
  await find.fill(two);
  await expect(all).toHaveCount(2);
  await find.press('Enter');
  await expect(brands.getByRole('checkbox', { name: one })).toBeChecked();
  await find.fill('nothing like it');
  await expect(brands.getByRole('status')).toHaveText(say('No matches for “nothing like it”'));
  await expect(all).toHaveCount(1);
  await find.fill('');
  await brands.getByText(say(`Show all ${demoCatalogue.brands.length}`)).click();
  await expect(all).toHaveCount(demoCatalogue.brands.length);
  await expect(page).toHaveURL(at(`/products?brand=${first}`));
});

test('on a phone the filters are in a dialog, which shows how many products they find', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto(at('/products'));
  await expect(findSidebar(page)).toBeHidden();
  await page.getByRole('button', { name: say('Filters') }).click();
  const sheet = findFilterDialog(page);
  await sheet
    .getByRole('checkbox', { name: new RegExp(`^${nameOf(demoCatalogue.categories, ELECTRONICS_ID)}`) })
    .check();
  const found = await countProducts(request, `&category[in]=${ELECTRONICS_ID}`);
  const show = sheet.getByRole('button', { name: say(`Show ${found} products`) });
  await expect(show).toBeVisible();
  await expectNoViolations(page);
  const from = sheet.getByLabel(say('From (EGP)'));
  await from.fill('5000');
  const priced = `&category[in]=${ELECTRONICS_ID}&priceAfterDiscount[gte]=5000`;
  const dear = sheet.getByRole('button', {
    name: say(`Show ${await countProducts(request, priced)} products`),
  });
  await expect(dear).toBeVisible();
  await expect(from).toBeFocused();
  await dear.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&min=5000`));
  await expect(page.getByRole('button', { name: `${say('Filters')} 2` })).toBeFocused();
});

test('a price that is typed just before the dialog is closed applies', async ({ page }) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.goto(at(`/products?category=${ELECTRONICS_ID}&min=5000`));
  const sheet = findFilterDialog(page);
  const from = sheet.getByLabel(say('From (EGP)'));
  await page.clock.install();
  await page.getByRole('button', { name: `${say('Filters')} 2` }).click();
  await from.fill('6000');
  // Closes the dialog before the debounce ends.
  await from.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&min=6000`));
  await page.goBack();
  await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&min=5000`));
});
