import { describe, expect, test } from 'vitest';
import { surveyCatalogue } from '#api/catalogue/survey.ts';
import { paths } from '#app/paths.ts';
import { createOwnSitemapSource } from '#server/sitemap/source.ts';
import { onOffer } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

interface Dated {
  changedAt: Date | null;
}

const shop = await openTestShop();
const port = await serveTestShop(shop, {
  sitemap: createOwnSitemapSource(shop.api),
  answerPage: async () => new Response('There are no pages', { status: 404 }),
});
const origin = `http://127.0.0.1:${port}`;
const readPlaces = async (path: string) => {
  const xml = await (await fetch(origin + path)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(origin, ''));
};

test('the sitemap has every product and section in both languages, and no duplicates', async () => {
  const places = await readPlaces('/sitemap.xml');
  const expected = [
    paths.home,
    paths.products,
    paths.offers,
    paths.categories,
    paths.brands,
    paths.contact,
    paths.help,
    paths.privacy,
    paths.terms,
    ...demoCatalogue.categories.map(({ id }) => paths.productsOfCategory(id)),
    ...demoCatalogue.brands.map(({ id }) => paths.productsOfBrand(id)),
    ...demoCatalogue.products.map(({ id, category }) => paths.productDetails(id, category)),
  ];
  const inArabic = expected.map((path) => (path === paths.home ? '/ar' : `/ar${path}`));
  expect(places.toSorted()).toEqual([...expected, ...inArabic].toSorted());
});

test('robots.txt links to the sitemap', async () => {
  expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

describe('the sitemap’s survey of the catalogue', () => {
  test('divides all products into batches, in the order of their ids', async () => {
    const source = createOwnSitemapSource(shop.api);
    const size = 9;
    const { batches } = await surveyCatalogue(shop.api.db, size);
    const rest = demoCatalogue.products.length % size;
    expect(rest).toBeGreaterThan(0);
    expect(batches.map(({ count }) => count)).toEqual([...Array(batches.length - 1).fill(size), rest]);
    const listed = await Promise.all(batches.map((batch) => source.listBatch(batch)));
    const ids = demoCatalogue.products.map(({ id }) => id).toSorted();
    expect(listed.flat().map(({ id }) => id)).toEqual(ids);
    expect(batches.map(({ firstId }) => firstId)).toEqual(ids.filter((_, at) => at % size === 0));
  });

  test.each([40, 100_000])('is the same for batches of %d when read in smaller steps', async (size) => {
    const { db } = shop.api;
    const atOnce = await surveyCatalogue(db, size);
    expect(await surveyCatalogue(db, size, 7)).toEqual(atOnce);
    expect(atOnce.categories.map(({ id }) => id)).toEqual(
      [...new Set(demoCatalogue.products.map(({ category }) => category))].toSorted(),
    );
  });

  test('is cached for a hundred times its duration, even if the catalogue changes meanwhile', async () => {
    let [now, version] = [1_000, 1];
    const clock = () => {
      now += 5;
      return now;
    };
    const { db, changes, settings } = shop.api;
    const source = createOwnSitemapSource(
      { db, settings, changes: { ...changes, now: () => version } },
      clock,
    );
    expect(source.version()).toBe(1);
    await source.survey(10);
    version = 2;
    expect(source.version()).toBe(1);
    now += 400;
    expect(source.version()).toBe(1);
    now += 2_000;
    expect(source.version()).toBe(2);
  });

  test('a review changes only the dates of its product’s batch, category and brand, and of the offers', async () => {
    const before = await surveyCatalogue(shop.api.db, 10);
    const { token } = await shop.addShopper();
    const path = `/api/v1/products/${onOffer.id}/reviews`;
    expect((await shop.post(path, { review: 'Fine', rating: 3 }, { token })).status).toBeLessThan(300);
    const after = await surveyCatalogue(shop.api.db, 10);
    const isNewer = (one: Dated | undefined, other: Dated | undefined) =>
      Number(one?.changedAt) > Number(other?.changedAt);
    const changed = (key: 'categories' | 'brands') =>
      after[key].filter((group, at) => isNewer(group, before[key][at])).map(({ id }) => id);
    expect(changed('categories')).toEqual([onOffer.category]);
    expect(changed('brands')).toEqual(onOffer.brand ? [onOffer.brand] : []);
    expect(after.batches.filter((batch, at) => isNewer(batch, before.batches[at]))).toHaveLength(1);
    expect(Number(after.offersChangedAt)).toBeGreaterThan(Number(before.offersChangedAt));
  });
});
