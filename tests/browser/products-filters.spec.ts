import { expect, type Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { expectNoViolations } from './accessibility.ts';
import { ARABIC, at, LONG, say, written } from './language.ts';
import { expectFit } from './layout-checks.ts';
import {
  chips,
  count,
  countProducts,
  electronics,
  listTitles,
  openWithStoppedClock,
  readFacets,
  results,
  sayFound,
  searchBox,
  sidebar,
  titles,
} from './products-screen.ts';
import { test } from './shop-test.ts';

const underTitle = (page: Page) => page.getByRole('heading', { level: 1 }).locator('xpath=..');
const filterOf = (page: Page, name: string) => sidebar(page).getByRole('group', { name, exact: true });
const remove = (page: Page, name: string) =>
  chips(page).getByRole('link', { name: say(`Remove filter: ${name}`) });

const nameOf = (groups: typeof demoCatalogue.brands, id: string) =>
  groups.filter((group) => group.id === id).map(({ name }) => written(name))[0] ?? '';
const category = nameOf(demoCatalogue.categories, electronics);

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('§2 Products: filters', () => {
  test('categories and brands with their counts; exactly one of them is named under the title; each choice can be taken back, or all of them', async ({
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('our products'));
    await expect(underTitle(page)).toContainText(category);
    await expect(page).toHaveTitle(say(`${category} · My Store`));

    const [first] = (await readFacets(request, inCategory)).brands;
    const brand = first?._id ?? '';
    const name = nameOf(demoCatalogue.brands, brand);
    await filterOf(page, say('Brand'))
      .getByRole('checkbox', { name: `${name} ${first?.count}` })
      .check();
    await expect(count(page)).toHaveText(sayFound(first?.count ?? 0));
    await expect(underTitle(page)).not.toContainText(category);
    await expectNoViolations(page);

    await remove(page, category).click();
    await expect(page).toHaveURL(at(`/products?brand=${brand}`));
    await expect(titles(page)).toHaveText(await listTitles(request, `&brand=${brand}`));
    await expect(underTitle(page)).toContainText(name);
    await expect(page).toHaveTitle(say(`${name} · My Store`));
    await chips(page)
      .getByRole('link', { name: say('Clear all') })
      .click();
    await expect(page).toHaveURL(at('/products'));
    await expect(chips(page)).toHaveCount(0);
    await expect(filterOf(page, say('Brand')).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('subcategories are those of the category; rating, stock and several values of one filter: the number found is the one that the filter told', {
    tag: LONG,
  }, async ({ page, request }) => {
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

  test('sizes and colours, with the number of products of each; a card says how many there are of both, and leads to them', {
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
    await page.goto(
      at(`/products?option=size:${options.find(({ key }) => key === 'size')?.values[0]?.value}`),
    );
    const card = results(page).getByRole('article').first();
    await expect(card).toContainText(/\d+ \S+/);
    await card.getByRole('link', { name: say('See options') }).click();
    await expect(page).toHaveURL(/product%20details/);
  });

  test("a price range counts when it is applied, a bar of the histogram sets it, 'Offers only' leaves what is on offer, and back takes a filter away again", async ({
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
    const inCategory = `&category[in]=${electronics}`;
    const inRange = `${inCategory}&priceAfterDiscount[gte]=300&priceAfterDiscount[lte]=1300`;
    await expect(titles(page)).toHaveText(await listTitles(request, inRange));

    const offersOnly = sidebar(page).getByRole('checkbox', { name: say('Offers only') });
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

    // Which bars are chosen is said, not only coloured.
    const bars = filterOf(page, say('Price')).getByRole('link');
    await expect(bars.and(page.locator('[aria-current]'))).not.toHaveCount(0);
    await remove(page, '300 EGP to 1,300 EGP').click();
    const last = bars.last();
    const found = Number((await last.getAttribute('title'))?.split(': ').at(-1));
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(count(page)).toHaveText(sayFound(found));
    await expect(sidebar(page).getByLabel(say('From (EGP)'))).not.toHaveValue('');
    await last.click();
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));
  });

  test('sorted by price, rating or sales, as the address says; with words by relevance, or the newest first', {
    tag: LONG,
  }, async ({ page, request }) => {
    const sort = page.getByRole('combobox', { name: say('Sort by') });
    await page.goto(at(`/products?category=${electronics}`));
    await expect(sort.getByRole('option', { name: say('Relevance') })).toHaveCount(0);
    for (const [name, order] of [
      ['Price: low to high', 'price'],
      ['Price: high to low', '-price'],
      ['Best rated', '-ratingsAverage'],
      ['Best selling', '-sold'],
    ] as const) {
      await sort.selectOption(say(name));
      await expect(page).toHaveURL(at(`/products?category=${electronics}&sort=${order}`));
      const asked = order.replace('price', 'priceAfterDiscount');
      const expected = await listTitles(request, `&category[in]=${electronics}&sort=${asked}`);
      await expect(titles(page)).toHaveText(expected);
    }
    await sort.selectOption(say('Newest'));
    await expect(page).toHaveURL(at(`/products?category=${electronics}`));

    const word = written({ en: 'speaker', ar: 'مكبر' });
    const keyword = encodeURIComponent(word);
    await page.goto(at(`/products?keyword=${keyword}`));
    await expect(sort).toHaveValue('');
    await expect(sort.locator('option:checked')).toHaveText(say('Relevance'));
    await sort.selectOption(say('Newest'));
    await expect(page).toHaveURL(at(`/products?keyword=${keyword}&sort=-createdAt`));
    await expect(titles(page)).toHaveText(await listTitles(request, `&keyword=${keyword}&sort=-createdAt`));
  });

  test('words that are still being typed go along with a filter', { tag: LONG }, async ({ page }) => {
    await openWithStoppedClock(page);
    await searchBox(page).fill('wireless');
    // The suggestions cover the filters.
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');
    await searchBox(page).press('Escape');
    await sidebar(page)
      .getByRole('checkbox', { name: say('Offers only') })
      .check();
    await expect(page).toHaveURL(at('/products?keyword=wireless&offers=1'));
    await expect(searchBox(page)).toHaveValue('wireless');
  });

  test('a long list is narrowed by typing, and what is chosen stays in it', { tag: LONG }, async ({
    page,
  }) => {
    await page.goto(at('/products'));
    const brands = filterOf(page, say('Brand'));
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
    await expect(brands.getByRole('status')).toHaveText(say('None is named “nothing like it”'));
    await expect(all).toHaveCount(1);
    await find.fill('');
    await brands.getByText(say(`Show all ${demoCatalogue.brands.length}`)).click();
    await expect(all).toHaveCount(demoCatalogue.brands.length);
    await expect(page).toHaveURL(at(`/products?brand=${first}`));
  });

  test('on a phone they stand in a dialog, which tells how many products they leave', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/products'));
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: say('Filters') }).click();
    const sheet = page.getByRole('dialog', { name: say('Filters') });
    await sheet.getByRole('checkbox', { name: new RegExp(`^${category}`) }).check();
    const found = await countProducts(request, `&category[in]=${electronics}`);
    const show = sheet.getByRole('button', { name: say(`Show ${found} products`) });
    await expect(show).toBeVisible();
    await expectNoViolations(page);
    const from = sheet.getByLabel(say('From (EGP)'));
    await from.fill('5000');
    const priced = `&category[in]=${electronics}&priceAfterDiscount[gte]=5000`;
    const dear = sheet.getByRole('button', {
      name: say(`Show ${await countProducts(request, priced)} products`),
    });
    await expect(dear).toBeVisible();
    await expect(from).toBeFocused();
    await dear.click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&min=5000`));
    const button = page.getByRole('button', { name: `${say('Filters')} 2` });
    await expect(button).toBeFocused();

    // Nor is it lost where the sheet is closed before the pause is over.
    await page.clock.install();
    await button.click();
    await from.fill('6000');
    await from.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&min=6000`));
    await page.goBack();
    await expect(page).toHaveURL(at(`/products?category=${electronics}&min=5000`));
  });
});

test('§2 Products: with all filters on, without barriers and never wider than the screen', {
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
