/** Metadata for search engines and link previews matches what the screens show, also without scripts. */
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { calculateSellingPricePiastres, toEgp, toPiastres } from '#contract/money.ts';
import { onOffer, plain, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openDetails } from './details-page.ts';
import { ARABIC, at, LONG, language, localize, say } from './language.ts';
import { countProducts, findResults, findSearchBox, findTitles } from './products-screen.ts';
import { pickThing, readHead, type SchemaThing } from './read-head.ts';
import { test } from './shop-test.ts';

/** Lists the text and address of links, in the order of the page. */
const listLinks = (links: Locator) =>
  links.evaluateAll((found: Element[]) =>
    found.map((link) => [link.textContent, (link as HTMLAnchorElement).href]),
  );
/** An `ItemList` has the addresses of the first items of its page. */
const MAX_LISTED_ITEMS = 10;
async function expectListed({ itemListElement }: SchemaThing, links: Locator): Promise<void> {
  const addresses = (await listLinks(links)).map(([, address]) => address);
  expect(addresses).not.toEqual([]);
  expect(itemListElement.map(({ url }) => url)).toEqual(addresses.slice(0, MAX_LISTED_ITEMS));
}
const findCardLinks = (place: Page | Locator) =>
  place.getByRole('article').getByRole('heading').getByRole('link');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const product of [plain, onOffer, soldOut]) {
    test(`the structured data of a product match its screen: ${product.title.en}`, { tag: ARABIC }, async ({
      page,
      shop,
    }) => {
      await openDetails(page, product);
      const main = page.getByRole('main');
      const { things, canonical, alternates, meta } = await readHead(page);
      const described = pickThing(things, 'Product');
      const title = localize(product.title);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      expect([described.name, described.description]).toEqual([title, localize(product.description)]);

      const price = calculateSellingPricePiastres(toPiastres(product.price), product.ratingsAverage);
      expect(described.offers).toMatchObject({ price: toEgp(price), priceCurrency: 'EGP' });
      const shown = await main
        .locator('b, p')
        .filter({ hasText: /^[\d,.]+ (?:EGP|ج\.م)$/ })
        .first()
        .textContent();
      expect(Number(shown?.replace(/[^\d.]/g, '').replace(/\.$/, ''))).toBe(described.offers.price);

      const isSoldOut = product === soldOut;
      expect(described.offers.availability).toBe(
        `https://schema.org/${isSoldOut ? 'OutOfStock' : 'InStock'}`,
      );
      await expect(main.getByRole('button', { name: say('Out of stock') })).toHaveCount(isSoldOut ? 1 : 0);
      expect(described.aggregateRating).toMatchObject({
        ratingValue: product.ratingsAverage,
        ratingCount: product.ratingsQuantity,
      });
      const ratings = say(`${product.ratingsQuantity} ratings`);
      await expect(main.getByRole('link', { name: ratings })).toBeVisible();

      const steps = page.getByRole('navigation', { name: say('Where you are') }).getByRole('listitem');
      const trail = pickThing(things, 'BreadcrumbList').itemListElement;
      await expect(steps).toHaveText(trail.map(({ name }) => name));
      expect(trail.slice(0, -1).map(({ name, item }) => [name, item])).toEqual(
        await listLinks(steps.getByRole('link')),
      );

      const path = paths.productDetails(product.id, product.category);
      expect([canonical, described.url, trail.at(-1)?.item]).toEqual(Array(3).fill(shop.url + at(path)));
      expect(alternates).toEqual([
        ['en', shop.url + path],
        ['ar', `${shop.url}/ar${path}`],
        ['x-default', shop.url + path],
      ]);
      expect(await meta('og:title')).toBe(await page.title());
      expect(await meta('og:image')).toBe(described.image[0]);
      expect((await page.request.get(described.image[0] ?? '')).headers()['content-type']).toBe('image/webp');
    });
  }

  test('the structured data of each page of products match its cards', { tag: LONG }, async ({
    page,
    shop,
  }) => {
    const total = await countProducts(page.request);
    await page.goto(at('/products'));
    let seen = 0;
    for (let number = 1; ; number++) {
      const { things, canonical, robots } = await readHead(page);
      const list = pickThing(things, 'ItemList');
      await expectListed(list, findCardLinks(findResults(page)));
      expect(list.itemListElement[0]?.position).toBe(seen + 1);
      expect(list.numberOfItems).toBe(total);
      expect(canonical).toBe(shop.url + at(number === 1 ? '/products' : `/products?page=${number}`));
      expect(robots).toBe('max-image-preview:large');
      seen += await findTitles(page).count();
      const next = page.getByRole('link', { name: say('Next page') });
      if ((await next.count()) === 0) break;
      await next.click();
      // The next page must be complete before its cards are read.
      await expect(page).toHaveURL(shop.url + at(`/products?page=${number + 1}#results`));
      await page.waitForLoadState('domcontentloaded');
    }
    expect(seen).toBe(total);
  });

  test('the structured data of home, categories and brands match their cards', { tag: ARABIC }, async ({
    page,
    shop,
  }) => {
    await page.goto(at('/'));
    const home = await readHead(page);
    expect(home.canonical).toBe(shop.url + at('/'));
    for (const name of [say('Offers'), say('Best seller')])
      await expectListed(
        pickThing(home.things, 'ItemList', name),
        findCardLinks(page.getByRole('region', { name })),
      );
    const search = pickThing(home.things, 'WebSite').potentialAction.target.urlTemplate;
    await page.goto(search.replace('{search_term_string}', encodeURIComponent(localize(plain.title))));
    await expect(findTitles(page).first()).toHaveText(localize(plain.title));
    expect((await readHead(page)).robots).toBe('noindex, follow');

    for (const path of [paths.categories, paths.brands]) {
      await page.goto(at(path));
      const { things, canonical } = await readHead(page);
      expect(canonical).toBe(shop.url + at(path));
      const links = page.getByRole('main').getByRole('link');
      await expectListed(pickThing(things, 'ItemList'), links.filter({ has: page.locator('img') }));
    }
  });

  test('the search form works, and its results are noindex', async ({ page }) => {
    await page.goto(at('/products'));
    await findSearchBox(page).fill(localize(plain.title));
    await page.getByRole('button', { name: say('Search'), exact: true }).click();
    await expect(findTitles(page).first()).toHaveText(localize(plain.title));
    const { robots, canonical } = await readHead(page);
    expect([robots, canonical]).toEqual(['noindex, follow', null]);
  });

  test('the screens of a shopper are noindex', { tag: LONG }, async ({ page }) => {
    for (const path of [
      paths.cart,
      paths.wishList,
      paths.shippingAddress,
      paths.orders,
      paths.login,
      paths.signup,
      paths.forgottenPassword,
    ]) {
      await page.goto(at(path));
      const { robots, canonical, alternates } = await readHead(page);
      expect([path, robots, canonical, alternates]).toEqual([path, 'noindex', null, []]);
    }
  });
});

test('missing pages have status 404, and other spellings redirect to the canonical address', async ({
  request,
}) => {
  const { id, category } = plain;
  const other = demoCatalogue.categories.find((one) => one.id !== category)?.id ?? '';
  const ask = async (path: string) => {
    const answer = await request.get(at(path), { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  expect(await ask(paths.productDetails(UNKNOWN_PRODUCT_ID, category))).toEqual([404, undefined]);
  expect(await ask(paths.productDetails('no-id', category))).toEqual([404, undefined]);
  expect(await ask('/no-such-page')).toEqual([404, undefined]);
  expect(await ask('/products?page=99')).toEqual([404, undefined]);
  expect(await ask(paths.productsOfCategory(UNKNOWN_PRODUCT_ID))).toEqual([404, undefined]);
  expect(await ask(paths.productsOfBrand(UNKNOWN_PRODUCT_ID))).toEqual([404, undefined]);
  expect(await ask('/Products/?page=2')).toEqual([301, at('/products?page=2')]);
  expect(await ask(paths.productDetails(id, other))).toEqual([301, at(paths.productDetails(id, category))]);
});

test('pages of the sitemap exist and are canonical', { tag: LONG }, async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const xml = await (await request.get(sitemap)).text();
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, place]) => place?.replaceAll('&amp;', '&') ?? '',
  );
  const own = places.filter((place) => new URL(place).pathname.startsWith('/ar') === (language === 'ar'));
  expect(own.length).toBe(places.length / 2);
  const products = own.filter((place) => place.includes('/product%20details/'));
  expect(products.length).toBe(demoCatalogue.products.length);
  const chosen = [
    ...own.filter((place) => !products.includes(place)),
    ...products.filter((_, at) => at % 10 === 0),
  ];
  for (const place of chosen) {
    const answer = await request.get(place, { maxRedirects: 0 });
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await answer.text())?.[1];
    expect([place, answer.status(), canonical?.replaceAll('&amp;', '&')]).toEqual([place, 200, place]);
    expect(place.startsWith(shop.url)).toBe(true);
  }
});

test('each language has its own web app manifest', { tag: LONG }, async ({ page, request }) => {
  await page.goto(at('/'));
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await request.get(manifest ?? '')).json()).toMatchObject({
    lang: language,
    start_url: at('/'),
  });
});

test('client navigation removes the metadata of the first page', { tag: LONG }, async ({
  page,
  pageErrors,
}) => {
  await page.goto(at('/'));
  const tags = page.locator('head [data-page]');
  await expect(tags).not.toHaveCount(0);
  // Before hydration, a link opens another document.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('Brands'), exact: true })
    .click();
  await expect(page).toHaveTitle(say('Brands · My Store'));
  await expect(page.locator('html[data-same]')).toBeAttached();
  await expect(tags).toHaveCount(0);
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
  expect(pageErrors).toEqual([]);
});
