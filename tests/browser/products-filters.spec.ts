import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { expectFit } from './layout-checks.ts';
import {
  countProducts,
  ELECTRONICS_ID,
  findChips,
  findCount,
  findFilter,
  findResults,
  findSidebar,
  findTitles,
  listTitles,
  nameOf,
  readFacets,
  sayFound,
} from './products-screen.ts';
import { test } from './shop-test.ts';

const findRemoveLink = (page: Page, name: string) =>
  findChips(page).getByRole('link', { name: say(`Remove filter: ${name}`) });

const categoryName = nameOf(demoCatalogue.categories, ELECTRONICS_ID);

/** The query of electronics from 300 to 1,300 EGP. */
const RANGE_QUERY = `&category[in]=${ELECTRONICS_ID}&priceAfterDiscount[gte]=300&priceAfterDiscount[lte]=1300`;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('§2 Products: filters', () => {
  test('categories and brands have counts; a category that is the only filter is named under the title', async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${ELECTRONICS_ID}`;
    const found = await countProducts(request, inCategory);
    await page.goto(at('/products'));
    await findFilter(page, say('Category'))
      .getByRole('checkbox', { name: `${categoryName} ${found}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}`));
    await expect(findCount(page)).toHaveText(sayFound(found));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(categoryName);
    await expect(page).toHaveTitle(say(`${categoryName} · My Store`));

    const [first] = (await readFacets(request, inCategory)).brands;
    const brand = first?._id ?? '';
    const name = nameOf(demoCatalogue.brands, brand);
    await findFilter(page, say('Brand'))
      .getByRole('checkbox', { name: `${name} ${first?.count}` })
      .check();
    await expect(findCount(page)).toHaveText(sayFound(first?.count ?? 0));
    await expect(heading).toHaveText(say('our products'));
    await expectNoViolations(page);
  });

  test('filters can be removed one by one, or all; the only filter left, a brand, is the title', async ({
    page,
    request,
  }) => {
    const brand = (await readFacets(request, `&category[in]=${ELECTRONICS_ID}`)).brands[0]?._id ?? '';
    const name = nameOf(demoCatalogue.brands, brand);
    await page.goto(at(`/products?category=${ELECTRONICS_ID}&brand=${brand}`));
    await findRemoveLink(page, categoryName).click();
    await expect(page).toHaveURL(at(`/products?brand=${brand}`));
    await expect(findTitles(page)).toHaveText(await listTitles(request, `&brand=${brand}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(say(`${name} · My Store`));
    await findChips(page)
      .getByRole('link', { name: say('Clear all') })
      .click();
    await expect(page).toHaveURL(at('/products'));
    await expect(findChips(page)).toHaveCount(0);
    await expect(findFilter(page, say('Brand')).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('subcategories are those of the category, and several can be chosen', { tag: LONG }, async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${ELECTRONICS_ID}`;
    const facets = await readFacets(request, inCategory);
    const [one, other] = facets.subcategories.map(({ _id }) => _id);
    await page.goto(at(`/products?category=${ELECTRONICS_ID}`));
    const boxes = findFilter(page, say('Subcategory')).getByRole('checkbox');
    await expect(boxes).toHaveCount(facets.subcategories.length);
    for (const [id, together] of [
      [one, `&subcategory=${one}`],
      [other, `&subcategory=${one}&subcategory=${other}`],
    ]) {
      await boxes.and(page.locator(`[value="${id}"]`)).check();
      await expect(findCount(page)).toHaveText(sayFound(await countProducts(request, inCategory + together)));
    }
  });

  test('the filters by rating and stock find as many products as their counts say', { tag: LONG }, async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${ELECTRONICS_ID}`;
    const facets = await readFacets(request, inCategory);
    await page.goto(at(`/products?category=${ELECTRONICS_ID}`));
    const rated = facets.ratings.find(({ from }) => from === 4)?.count ?? 0;
    await findFilter(page, say('Rating'))
      .getByRole('radio', { name: `${say('4 stars and up')} ${rated}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&rating=4`));
    await expect(findCount(page)).toHaveText(sayFound(rated));
    await expect(findRemoveLink(page, 'Rated 4 and up')).toBeVisible();
    const stock = (await readFacets(request, `${inCategory}&ratingsAverage[gte]=4`)).inStock ?? 0;
    await findSidebar(page)
      .getByRole('checkbox', { name: `${say('In stock only')} ${stock}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&rating=4&stock=1`));
    await expect(findCount(page)).toHaveText(sayFound(stock));
    await findFilter(page, say('Rating'))
      .getByRole('radio', { name: say('Any rating') })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}&stock=1`));
  });

  test('sizes and colours have counts', {
    tag: LONG,
  }, async ({ page, request }) => {
    const { options } = await readFacets(request);
    await page.goto(at('/products'));
    for (const { key, name, values } of options) {
      const [value] = values;
      if (!value) continue;
      const box = findFilter(page, name).getByRole('checkbox', {
        name: `${value.name} ${value.count}`,
        exact: true,
      });
      await box.check();
      await expect(page).toHaveURL(at(`/products?option=${key}:${value.value}`));
      await expect(findCount(page)).toContainText(sayFound(value.count ?? 0));
      await findRemoveLink(page, value.name).click();
      await expect(page).toHaveURL(at('/products'));
      await expect(box).not.toBeChecked();
    }
    expect(options.map(({ key }) => key)).toContain('size');
  });

  test('a card says how many variants its product has, and leads to them', {
    tag: LONG,
  }, async ({ page, request }) => {
    const { options } = await readFacets(request);
    await page.goto(
      at(`/products?option=size:${options.find(({ key }) => key === 'size')?.values[0]?.value}`),
    );
    const card = findResults(page).getByRole('article').first();
    await expect(card).toContainText(/\d+ \S+/);
    await card.getByRole('link', { name: say('See options') }).click();
    await expect(page).toHaveURL(/product%20details/);
  });

  test('a price range applies on Apply, and marks its bars of the histogram', { tag: LONG }, async ({
    page,
    request,
  }) => {
    await page.goto(at(`/products?category=${ELECTRONICS_ID}`));
    await findSidebar(page).getByLabel(say('From (EGP)')).fill('300');
    const most = findSidebar(page).getByLabel(say('To (EGP)'));
    await most.fill('1,300');
    expect(await most.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    await findSidebar(page)
      .getByRole('button', { name: say('Apply') })
      .click();
    const priced = at(`/products?category=${ELECTRONICS_ID}&min=300&max=1300`);
    await expect(page).toHaveURL(priced);
    await expect(findRemoveLink(page, '300 EGP to 1,300 EGP')).toBeVisible();
    await expect(findTitles(page)).toHaveText(await listTitles(request, RANGE_QUERY));
    // Bars in the range are marked by an attribute, not only by colour.
    const bars = findFilter(page, say('Price')).getByRole('link');
    await expect(bars.and(page.locator('[aria-current]'))).not.toHaveCount(0);
    await findRemoveLink(page, '300 EGP to 1,300 EGP').click();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}`));
  });

  test("'Offers only' leaves the products on offer, and Back removes it", async ({ page, request }) => {
    const priced = at(`/products?category=${ELECTRONICS_ID}&min=300&max=1300`);
    await page.goto(priced);
    const offersOnly = findSidebar(page).getByRole('checkbox', { name: say('Offers only') });
    await offersOnly.check();
    await expect(page).toHaveURL(`${priced}&offers=1`);
    const offers = await listTitles(request, `${RANGE_QUERY}&offerPrice[gte]=0`);
    await expect(findTitles(page)).toHaveText(offers);
    await expect(findResults(page).getByText('50%', { exact: true })).toHaveCount(offers.length);
    expect(offers).not.toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(priced);
    await expect(offersOnly).not.toBeChecked();
    await expect(findTitles(page)).toHaveText(await listTitles(request, RANGE_QUERY));
  });

  test('a bar of the histogram sets the price range, and removes it again', async ({ page }) => {
    await page.goto(at(`/products?category=${ELECTRONICS_ID}`));
    const last = findFilter(page, say('Price')).getByRole('link').last();
    const found = Number((await last.getAttribute('title'))?.split(': ').at(-1));
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(findCount(page)).toHaveText(sayFound(found));
    await expect(findSidebar(page).getByLabel(say('From (EGP)'))).not.toHaveValue('');
    await last.click();
    await expect(page).toHaveURL(at(`/products?category=${ELECTRONICS_ID}`));
  });
});

test('§2 Products: with all filters on it is accessible, and never wider than the screen', {
  tag: ARABIC,
}, async ({ page, request }) => {
  const { brands, subcategories, options } = await readFacets(request, `&category[in]=${ELECTRONICS_ID}`);
  const all = [
    `keyword=a&category=${ELECTRONICS_ID}`,
    ...subcategories.map(({ _id }) => `subcategory=${_id}`),
    ...brands.map(({ _id }) => `brand=${_id}`),
    ...options.flatMap(({ key, values }) => values.map(({ value }) => `option=${key}:${value}`)),
    'min=10&max=9999999&rating=1&offers=1&stock=1&sort=-price',
  ].join('&');
  await page.goto(at(`/products?${all}`));
  await expectFit(page, 320, 390, 768, 1024, 1440, 2560);
  await expectNoViolations(page);
});
