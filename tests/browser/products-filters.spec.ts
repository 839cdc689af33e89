import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say, written } from './language.ts';
import { expectFit } from './layout-checks.ts';
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
import { test } from './shop-test.ts';

const chips = (page: Page) => page.getByRole('list', { name: say('Active filters') });

const underTitle = (page: Page) => page.getByRole('heading', { level: 1 }).locator('xpath=..');

const nameOf = (groups: typeof demoCatalogue.brands, id: string) =>
  groups.filter((group) => group.id === id).map(({ name }) => written(name))[0] ?? '';
const category = nameOf(demoCatalogue.categories, electronics);

const [brand] = demoCatalogue.brands;
if (!brand) throw new Error('the demo catalogue has brands');

// A menu that still moves is tried again with the page scrolled, and has followed its button away when the click comes.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('§2 Products: filters', () => {
  test('categories and brands with their counts; exactly one of them is named under the title; each choice can be taken back, or all of them', async ({
    page,
    request,
  }) => {
    await page.goto(at('/products'));
    await page.getByRole('button', { name: say('Category') }).click();
    await page.getByRole('checkbox', { name: `${category} ${ofElectronics.length}` }).check();
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
    await expect(count(page)).toHaveText(say(`${ofElectronics.length} products`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('our products'));
    await expect(underTitle(page)).toContainText(category);
    await expect(page).toHaveTitle(say(`${category} · My Store`));
    await page.keyboard.press('Escape');

    const first = ofElectronics.find((product) => product.brand !== null)?.brand ?? '';
    const name = nameOf(demoCatalogue.brands, first);
    const ofBoth = ofElectronics.filter((product) => product.brand === first);
    await page.getByRole('button', { name: say('Brand') }).click();
    await page.getByRole('checkbox', { name: `${name} ${ofBoth.length}` }).check();
    await expect(count(page)).toHaveText(
      say(ofBoth.length === 1 ? '1 product' : `${ofBoth.length} products`),
    );
    await expect(underTitle(page)).not.toContainText(category);
    await page.keyboard.press('Escape');
    await expectNoViolations(page);

    await chips(page)
      .getByRole('link', { name: say(`Remove filter: ${category}`) })
      .click();
    await expect(page).toHaveURL(at(`/products?brand=${first}`));
    await expect(titles(page)).toHaveText(await listTitles(request, `&brand=${first}`));
    await expect(underTitle(page)).toContainText(name);
    await expect(page).toHaveTitle(say(`${name} · My Store`));
    await chips(page)
      .getByRole('link', { name: say('Clear all') })
      .click();
    await expect(page).toHaveURL(at('/products'));
    await expect(chips(page)).toHaveCount(0);
  });

  test("a price range counts when it is applied, 'Offers only' leaves the products rated 3 or lower, and back takes a filter away again", async ({
    page,
    request,
  }) => {
    await page.goto(at(`/products?category=${electronics}`));
    await page.getByRole('button', { name: say('Price') }).click();
    await page.getByLabel(say('From (EGP)')).fill('300');
    await page.getByLabel(say('To (EGP)')).fill('1,300');
    await page.getByRole('button', { name: say('Apply') }).click();
    const priced = at(`/products?category=${electronics}&min=300&max=1300`);
    await expect(page).toHaveURL(priced);
    await expect(
      chips(page).getByRole('link', { name: say('Remove filter: 300 EGP to 1,300 EGP') }),
    ).toBeVisible();
    const inRange = `&category[in]=${electronics}&priceAfterDiscount[gte]=300&priceAfterDiscount[lte]=1300`;
    await expect(titles(page)).toHaveText(await listTitles(request, inRange));
    await expect(page.getByRole('button', { name: say('Apply') })).toBeHidden();

    const offersOnly = page.getByRole('checkbox', { name: say('Offers only') });
    await offersOnly.check();
    await expect(page).toHaveURL(`${priced}&offers=1`);
    const offers = await listTitles(request, `${inRange}&offerPrice[gte]=0`);
    await expect(titles(page)).toHaveText(offers);
    await expect(results(page).getByText('50%', { exact: true })).toHaveCount(offers.length);
    expect(offers).not.toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(priced);
    await expect(offersOnly).not.toBeChecked();
    await expect(titles(page)).toHaveText(await listTitles(request, inRange));
  });

  test('sorted by price, rating or sales, as the address says', { tag: LONG }, async ({ page, request }) => {
    await page.goto(at(`/products?category=${electronics}`));
    for (const [name, sort] of [
      ['Price: low to high', 'price'],
      ['Price: high to low', '-price'],
      ['Best rated', '-ratingsAverage'],
      ['Best selling', '-sold'],
    ] as const) {
      await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say(name));
      await expect(page).toHaveURL(at(`/products?category=${electronics}&sort=${sort}`));
      const order = sort.replace('price', 'priceAfterDiscount');
      const expected = await listTitles(request, `&category[in]=${electronics}&sort=${order}`);
      await expect(titles(page)).toHaveText(expected);
    }
    await page.getByRole('combobox', { name: say('Sort by') }).selectOption(say('Newest'));
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
  });

  test('words that are still being typed go along with a filter', { tag: LONG }, async ({ page }) => {
    await openWithStoppedClock(page);
    await searchBox(page).fill('wireless');
    await page.getByRole('checkbox', { name: say('Offers only') }).check();
    await expect(page).toHaveURL(at('/products?keyword=wireless&offers=1'));
    await expect(searchBox(page)).toHaveValue('wireless');
  });

  test('on a phone they stand in a dialog, which tells how many products they leave', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/products'));
    await page.getByRole('button', { name: say('Filters') }).click();
    const sheet = page.getByRole('dialog', { name: say('Filters') });
    await sheet.getByRole('checkbox', { name: new RegExp(`^${category}`) }).check();
    const show = sheet.getByRole('button', { name: say(`Show ${ofElectronics.length} products`) });
    await expect(show).toBeVisible();
    await expectNoViolations(page);
    await sheet.getByLabel(say('From (EGP)')).fill('5000');
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&min=5000`));
    await expect(page.getByRole('button', { name: `${say('Filters')} 2` })).toBeFocused();
  });
});

test('§2 Products: with all filters on, without barriers and never wider than the screen', {
  tag: ARABIC,
}, async ({ page }) => {
  await page.goto(
    at(
      `/products?category=${electronics}&brand=${brand.id}&min=10&max=9999999&offers=1&sort=-price&keyword=a`,
    ),
  );
  await expectFit(page, 320, 390, 768, 1024, 1440, 2560);
  await page.getByRole('button', { name: say('Brand') }).click();
  await expectNoViolations(page);
});
