import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { BEST_SELLER_COUNT, CAROUSEL } from '#contract/constants.ts';
import { formatEgp, toPiastres } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ARABIC, at, backwardKey, forwardKey, LONG, language, localize, say } from './language.ts';
import { test } from './shop-test.ts';

interface ListedProduct {
  title: string;
  price: number;
  offerPrice: number | null;
  ratingsAverage: number;
}

async function listProducts(request: APIRequestContext): Promise<ListedProduct[]> {
  const answer = await request.get(`/api/v1/products?lang=${language}`);
  return ((await answer.json()) as { data: ListedProduct[] }).data;
}

/** Whether a product is on offer. In the demo catalogue, these are the products rated 3 or lower. */
const isOffer = ({ offerPrice }: ListedProduct) => offerPrice !== null;
const findCards = (page: Page, name: string) =>
  page.getByRole('region', { name: say(name) }).getByRole('article');
const findCarousel = (page: Page) => page.getByRole('region', { name: say('What’s new') });
const listTitles = (products: ListedProduct[]) => products.map((product) => product.title);

test.describe('§2 Home', () => {
  test('Best seller is the first 9 products, and Offers the products on offer', async ({ page, request }) => {
    const products = await listProducts(request);
    await page.goto(at('/'));
    const titlesIn = (name: string) => findCards(page, name).getByRole('heading').allTextContents();
    const offers = products
      .filter(isOffer)
      .toSorted((one, other) => other.ratingsAverage - one.ratingsAverage);
    expect(await titlesIn('Offers')).toEqual(listTitles(offers));
    expect(await titlesIn('Best seller')).toEqual(listTitles(products.slice(0, BEST_SELLER_COUNT)));
  });

  test('an offer has a red 50% badge, and half the price beside the price struck through', async ({
    page,
    request,
  }) => {
    const offer = (await listProducts(request)).find(isOffer);
    if (!offer) throw new Error('the demo catalogue has offers');
    await page.goto(at('/'));
    const card = findCards(page, 'Offers').filter({ hasText: offer.title });
    const before = toPiastres(offer.price);
    await expect(card.locator('s')).toHaveText(say(formatEgp(before)));
    await expect(card).toContainText(say(formatEgp(before / 2)));
    await expect(card.getByText('50%', { exact: true })).toHaveCSS('background-color', 'rgb(200, 40, 31)');
  });

  test("'get now' on an offer leads to /login without a token", async ({ page }) => {
    await page.goto(at('/'));
    await findCards(page, 'Offers')
      .first()
      .getByRole('button', { name: say('get now') })
      .click();
    await expect(page).toHaveURL(at('/login'));
  });

  test('the carousel shows 3 slides at once on wide screens, and on others a dot for each', {
    tag: ARABIC,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/'));
    const carousel = findCarousel(page);
    await expect(carousel).toHaveAttribute('aria-roledescription', say('carousel'));
    await expect(carousel.getByRole('group')).toHaveCount(CAROUSEL.slides);
    for (const slide of await carousel.getByRole('group').all()) {
      await expect(slide).toBeInViewport({ ratio: 0.99 });
      await expect(slide.locator('img')).toHaveJSProperty('complete', true);
      expect(
        await slide.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
      ).toBeGreaterThan(0);
    }
    const dots = carousel.getByRole('button', { name: say('Show slide 1').replace(' 1', '') });
    await expect(dots).toHaveCount(0);
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(dots).toHaveCount(CAROUSEL.slides);
  });

  test('a dot brings its slide to the front in 500 ms, and arrow keys go round the carousel', {
    tag: ARABIC,
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('/'));
    const carousel = findCarousel(page);
    const slide = (name: string) => carousel.getByRole('group', { name: say(name) });
    await carousel.getByRole('button', { name: say('Show slide 3') }).click();
    await expect(slide('3 of 3')).toBeInViewport({ ratio: 0.9 });
    await expect(carousel.locator('.carousel-track')).toHaveCSS('transition-duration', '0.5s');
    await carousel.getByRole('button', { name: say('Show slide 3') }).press(forwardKey);
    await expect(slide('1 of 3')).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press(backwardKey);
    await expect(slide('3 of 3')).toBeInViewport({ ratio: 0.9 });
  });

  test('every picture loads as the page is scrolled, as AVIF in a size that fits', {
    tag: LONG,
  }, async ({ page, pageErrors }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const types = new Map<string, string | undefined>();
    page.on('response', (answer) => types.set(answer.url(), answer.headers()['content-type']));
    await page.goto(at('/'));
    const pictures = page.getByRole('article').locator('img');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0);
    }
    const shown = await pictures.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    );
    expect(shown.filter((source) => !/-(?:160|320|480)$/.test(source))).toEqual([]);
    expect(new Set(shown.map((source) => types.get(source)))).toEqual(new Set(['image/avif']));
    expect(pageErrors).toEqual([]);
  });

  test('the page has an ETag, which is answered with 304', async ({ request }) => {
    const first = await request.get(at('/'));
    const again = await request.get(at('/'), { headers: { 'if-none-match': first.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    expect(await again.text()).toBe('');
  });
});

test.describe('§2 Product card', () => {
  const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: localize(plain.title) });

  test('cover, title, brand, category, price and rating', async ({ page }) => {
    const nameIn = (groups: typeof demoCatalogue.brands, id: string | null) =>
      groups.filter((group) => group.id === id).map(({ name }) => localize(name))[0];
    const brand = nameIn(demoCatalogue.brands, plain.brand);
    const category = nameIn(demoCatalogue.categories, plain.category);
    await page.goto(at(paths.productsOfCategory(plain.category)));
    const card = cardOf(page);
    await expect(card.locator('img').first()).toHaveAttribute('src', /\/media\//);
    await expect(card.getByRole('heading', { name: localize(plain.title) })).toBeVisible();
    await expect(card.getByText(category ?? '', { exact: true })).toBeVisible();
    await expect(card.getByText(brand ?? '')).toHaveCount(1);
    await expect(card).toContainText(say(formatEgp(toPiastres(plain.price))));
    await expect(card).toContainText(String(plain.ratingsAverage));
  });

  test('heart, eye and a second picture show on hover', async ({ page }) => {
    await page.goto(at(paths.productsOfCategory(plain.category)));
    const card = cardOf(page);
    const icons = [
      card.getByRole('button', { name: say('Add to wish list') }),
      card.getByRole('link', { name: say('View details') }),
    ];
    for (const icon of icons) await expect(icon).toHaveCSS('opacity', '0');
    await expect(card.locator('img')).toHaveCount(1);
    await card.hover();
    for (const icon of icons) await expect(icon).toHaveCSS('opacity', '1');
    await expect(card.locator('img')).toHaveCount(2);
    await expect(card.locator('.second-picture')).toHaveCSS('opacity', '1');
  });

  test('without a token, adding and the heart lead to /login, and no call is made', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/(?:cart|wishlist)/.test(request.url())) calls.push(request.url());
    });
    await page.goto(at(paths.productsOfCategory(plain.category)));
    const card = cardOf(page);
    for (const name of ['Add to cart', 'Add to wish list']) {
      await card.getByRole('button', { name: say(name) }).click();
      await expect(page).toHaveURL(at('/login'));
      await page.goBack();
    }
    expect(calls).toEqual([]);
  });

  test('the eye opens the details, at an address with the ids of product and category', async ({ page }) => {
    await page.goto(at(paths.productsOfCategory(plain.category)));
    const card = cardOf(page);
    await card.getByRole('link', { name: say('View details') }).click();
    await expect(page).toHaveURL(at(`/product%20details/${plain.id}/${plain.category}`));
    await expect(page.getByRole('heading', { level: 1, name: localize(plain.title) })).toBeVisible();
  });
});

for (const { screen, path, title, call, fit } of [
  { screen: 'Brands', path: '/brands', title: 'our Brands', call: '/api/v1/brands', fit: 'contain' },
  {
    screen: 'Categories',
    path: '/categories',
    title: 'Categories',
    call: '/api/v1/categories',
    fit: 'cover',
  },
]) {
  test(`§2 ${screen}: title '${title}', and cards with image and name that lead to products`, async ({
    page,
    request,
  }) => {
    const { data } = (await (await request.get(`${call}?lang=${language}`)).json()) as {
      data: { _id: string; name: string }[];
    };
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(title));
    const cards = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('img') });
    expect(await cards.allTextContents()).toEqual(data.map(({ name }) => name));
    await expect(cards.first().locator('img')).toHaveAttribute('src', /\/media\//);
    // A logo is not cropped.
    await expect(cards.first().locator('img')).toHaveCSS('object-fit', fit);
    await cards.first().click();
    await expect(page).toHaveURL(new RegExp(`${at('/products')}\\?(?:brand|category)=${data[0]?._id}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('§2 Categories: the subcategories on a card lead to their products', async ({ page }) => {
  const [category] = demoCatalogue.categories;
  const [part] = demoCatalogue.subcategories.filter((one) => one.category === category?.id);
  if (!part) throw new Error('the demo catalogue has subcategories');
  await page.goto(at('/categories'));
  await page
    .getByRole('main')
    .getByRole('link', { name: localize(part.name) })
    .click();
  await expect(page).toHaveURL(at(`/products?subcategory=${part.id}`));
  await expect(page).toHaveTitle(say(`${localize(part.name)} · My Store`));
  await expect(page.getByRole('article').first()).toBeVisible();
});
