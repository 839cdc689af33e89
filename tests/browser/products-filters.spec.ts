import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say } from './language.ts';
import { expectFit } from './layout-checks.ts';
import {
  chips,
  count,
  countProducts,
  electronics,
  filterOf,
  listTitles,
  nameOf,
  readFacets,
  results,
  sayFound,
  sidebar,
  titles,
} from './products-screen.ts';
import { test } from './shop-test.ts';

const remove = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: say(`Remove filter: ${name}`) });

const category = nameOf(demoCatalogue.categories, electronics);

/** The query of electronics from 300 to 1,300 EGP. */
const IN_RANGE = `&category[in]=${electronics}&priceAfterDiscount[gte]=300&priceAfterDiscount[lte]=1300`;

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('§2 Products: filters', () => {
  test('categories and brands have counts; a category that is the only filter is named under the title', async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${electronics}`;
    const found = await countProducts(request, inCategory);
    await page.goto(at('/products'));
    await filterOf(page, say('Category'))
      .getByRole('checkbox', { name: `${category} ${found}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
    await expect(count(page)).toHaveText(sayFound(found));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(category);
    await expect(page).toHaveTitle(say(`${category} · My Store`));

    const [first] = (await readFacets(request, inCategory)).brands;
    const brand = first?._id ?? '';
    const name = nameOf(demoCatalogue.brands, brand);
    await filterOf(page, say('Brand'))
      .getByRole('checkbox', { name: `${name} ${first?.count}` })
      .check();
    await expect(count(page)).toHaveText(sayFound(first?.count ?? 0));
    await expect(heading).toHaveText(say('our products'));
    await expectNoViolations(page);
  });

  test('filters can be removed one by one, or all; the only filter left, a brand, is the title', async ({
    page,
    request,
  }) => {
    const brand = (await readFacets(request, `&category[in]=${electronics}`)).brands[0]?._id ?? '';
    const name = nameOf(demoCatalogue.brands, brand);
    await page.goto(at(`/products?category=${electronics}&brand=${brand}`));
    await remove(page, category).click();
    await expect(page).toHaveURL(at(`/products?brand=${brand}`));
    await expect(titles(page)).toHaveText(await listTitles(request, `&brand=${brand}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(say(`${name} · My Store`));
    await chips(page)
      .getByRole('link', { name: say('Clear all') })
      .click();
    await expect(page).toHaveURL(at('/products'));
    await expect(chips(page)).toHaveCount(0);
    await expect(filterOf(page, say('Brand')).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('subcategories are those of the category, and several can be chosen', { tag: LONG }, async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${electronics}`;
    const facets = await readFacets(request, inCategory);
    const [one, other] = facets.subcategories.map(({ _id }) => _id);
    await page.goto(at(`/products?category=${electronics}`));
    const boxes = filterOf(page, say('Subcategory')).getByRole('checkbox');
    await expect(boxes).toHaveCount(facets.subcategories.length);
    for (const [id, together] of [
      [one, `&subcategory=${one}`],
      [other, `&subcategory=${one}&subcategory=${other}`],
    ]) {
      await boxes.and(page.locator(`[value="${id}"]`)).check();
      await expect(count(page)).toHaveText(sayFound(await countProducts(request, inCategory + together)));
    }
  });

  test('the filters by rating and stock find as many products as their counts say', { tag: LONG }, async ({
    page,
    request,
  }) => {
    const inCategory = `&category[in]=${electronics}`;
    const facets = await readFacets(request, inCategory);
    await page.goto(at(`/products?category=${electronics}`));
    const rated = facets.ratings.find(({ from }) => from === 4)?.count ?? 0;
    await filterOf(page, say('Rating'))
      .getByRole('radio', { name: `${say('4 stars and up')} ${rated}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&rating=4`));
    await expect(count(page)).toHaveText(sayFound(rated));
    await expect(remove(page, 'Rated 4 and up')).toBeVisible();
    const stock = (await readFacets(request, `${inCategory}&ratingsAverage[gte]=4`)).inStock ?? 0;
    await sidebar(page)
      .getByRole('checkbox', { name: `${say('In stock only')} ${stock}` })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&rating=4&stock=1`));
    await expect(count(page)).toHaveText(sayFound(stock));
    await filterOf(page, say('Rating'))
      .getByRole('radio', { name: say('Any rating') })
      .check();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&stock=1`));
  });

  test('sizes and colours have counts', {
    tag: LONG,
  }, async ({ page, request }) => {
    const { options } = await readFacets(request);
    await page.goto(at('/products'));
    for (const { key, name, values } of options) {
      const [value] = values;
      if (!value) continue;
      const box = filterOf(page, name).getByRole('checkbox', {
        name: `${value.name} ${value.count}`,
        exact: true,
      });
      await box.check();
      await expect(page).toHaveURL(at(`/products?option=${key}:${value.value}`));
      await expect(count(page)).toContainText(sayFound(value.count ?? 0));
      await remove(page, value.name).click();
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
    const card = results(page).getByRole('article').first();
    await expect(card).toContainText(/\d+ \S+/);
    await card.getByRole('link', { name: say('See options') }).click();
    await expect(page).toHaveURL(/product%20details/);
  });

  test('a price range applies on Apply, and marks its bars of the histogram', { tag: LONG }, async ({
    page,
    request,
  }) => {
    await page.goto(at(`/products?category=${electronics}`));
    await sidebar(page).getByLabel(say('From (EGP)')).fill('300');
    const most = sidebar(page).getByLabel(say('To (EGP)'));
    await most.fill('1,300');
    expect(await most.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    await sidebar(page)
      .getByRole('button', { name: say('Apply') })
      .click();
    const priced = at(`/products?category=${electronics}&min=300&max=1300`);
    await expect(page).toHaveURL(priced);
    await expect(remove(page, '300 EGP to 1,300 EGP')).toBeVisible();
    await expect(titles(page)).toHaveText(await listTitles(request, IN_RANGE));
    // Bars in the range are marked by an attribute, not only by colour.
    const bars = filterOf(page, say('Price')).getByRole('link');
    await expect(bars.and(page.locator('[aria-current]'))).not.toHaveCount(0);
    await remove(page, '300 EGP to 1,300 EGP').click();
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
  });

  test("'Offers only' leaves the products on offer, and Back removes it", async ({ page, request }) => {
    const priced = at(`/products?category=${electronics}&min=300&max=1300`);
    await page.goto(priced);
    const offersOnly = sidebar(page).getByRole('checkbox', { name: say('Offers only') });
    await offersOnly.check();
    await expect(page).toHaveURL(`${priced}&offers=1`);
    const offers = await listTitles(request, `${IN_RANGE}&offerPrice[gte]=0`);
    await expect(titles(page)).toHaveText(offers);
    await expect(results(page).getByText('50%', { exact: true })).toHaveCount(offers.length);
    expect(offers).not.toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(priced);
    await expect(offersOnly).not.toBeChecked();
    await expect(titles(page)).toHaveText(await listTitles(request, IN_RANGE));
  });

  test('a bar of the histogram sets the price range, and removes it again', async ({ page }) => {
    await page.goto(at(`/products?category=${electronics}`));
    const last = filterOf(page, say('Price')).getByRole('link').last();
    const found = Number((await last.getAttribute('title'))?.split(': ').at(-1));
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).toHaveText(sayFound(found));
    await expect(sidebar(page).getByLabel(say('From (EGP)'))).not.toHaveValue('');
    await last.click();
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
  });
});

test('§2 Products: with all filters on it is accessible, and never wider than the screen', {
  tag: ARABIC,
}, async ({ page, request }) => {
  const { brands, subcategories, options } = await readFacets(request, `&category[in]=${electronics}`);
  const all = [
    `keyword=a&category=${electronics}`,
    ...subcategories.map(({ _id }) => `subcategory=${_id}`),
    ...brands.map(({ _id }) => `brand=${_id}`),
    ...options.flatMap(({ key, values }) => values.map(({ value }) => `option=${key}:${value}`)),
    'min=10&max=9999999&rating=1&offers=1&stock=1&sort=-price',
  ].join('&');
  await page.goto(at(`/products?${all}`));
  await expectFit(page, 320, 390, 768, 1024, 1440, 2560);
  await expectNoViolations(page);
});
