import { afterAll, beforeEach, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { saveCatalogue } from '#tests/setup/save-catalogue.ts';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

/** Imports a tea pot of this price, without encoding its pictures. */
async function importPot(price: number, fields: object = {}, isStockOverwritten = false) {
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price, ...fields });
  const sources = [
    ...[...catalogue.categories, ...catalogue.brands].map(({ image }) => image),
    ...catalogue.products.flatMap(({ imageCover, images }) => [imageCover, ...images]),
  ];
  const pictureOf = new Map(
    sources.map((source) => [source, { key: source, source, width: 60, height: 40, placeholder: '' }]),
  );
  await saveCatalogue(db, catalogue, pictureOf, { isStockOverwritten });
}

async function readPot() {
  const [pot] = await db.select().from(products).where(eq(products.slug, 'tea-pot'));
  return pot;
}

test.each([
  ['has no offer for a product rated 3', { ratingsAverage: 3 }, 1000],
  ['has no offer for a product rated 3.1', { ratingsAverage: 3.1 }, null],
  ['names a price', { offerPrice: 18.5 }, 1850],
  ['says that a product rated 2 is not on offer', { ratingsAverage: 2, offerPrice: null }, null],
])('a new product in a file that %s', async (_, fields, offerPiastres) => {
  await importPot(19.99, fields);
  expect(await readPot()).toMatchObject({ offerPiastres });
});

test.each([0, 0.01])('a price of %d EGP gets no offer by default', async (price) => {
  await importPot(price, { ratingsAverage: 1 });
  expect(await readPot()).toMatchObject({ offerPiastres: null });
});

test('a file without offers keeps the shop’s offers, even if ratings have changed', async () => {
  await importPot(100);
  await db.update(products).set({ offerPiastres: 7000 }).where(eq(products.slug, 'tea-pot'));
  await importPot(120, { ratingsAverage: 2 }, true);
  expect(await readPot()).toMatchObject({ offerPiastres: 7000, ratingsAverage: 2 });
  await importPot(120, { offerPrice: null });
  expect(await readPot()).toMatchObject({ offerPiastres: null });
  await importPot(120);
  expect(await readPot()).toMatchObject({ offerPiastres: null, ratingsAverage: 2 });
  await importPot(120, { offerPrice: 119.99 });
  expect(await readPot()).toMatchObject({ offerPiastres: 11_999 });
});
