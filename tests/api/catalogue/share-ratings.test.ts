import { afterAll, expect, test } from 'vitest';
import { asc } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { examineShelves } from '#server/examine-catalogue.ts';
import { saveCatalogue } from '#tests/setup/save-catalogue.ts';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { openEmptyDatabase } from '#tests/setup/test-database.ts';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

const name = { en: 'Size', ar: 'المقاس' };
const family = '7'.repeat(24);

/** The small catalogue with a tea pot in these sizes, each with ratings of its own. */
function describeSizes(ratings: Record<string, [average: number, quantity: number]>) {
  const catalogue = describeSmallCatalogue();
  const [pot, ...others] = catalogue.products;
  if (!pot) throw new Error('there is no pot');
  const values = ['s', 'm', 'l'].map((key) => ({ key, name }));
  const sizes = Object.entries(ratings).map(([size, [ratingsAverage, ratingsQuantity]], at) => ({
    ...pot,
    id: `${at}`.repeat(24),
    slug: `pot-${size}`,
    family,
    options: { size },
    ratingsAverage,
    ratingsQuantity,
  }));
  return { ...catalogue, options: [{ key: 'size', name, values }], products: [...others, ...sizes] };
}

const save = (catalogue: ReturnType<typeof describeSizes>, isStockOverwritten = false) => {
  const sources = catalogue.products.flatMap((row) => [row.imageCover, ...row.images]);
  const groups = [...catalogue.categories, ...catalogue.brands].map(({ image }) => image);
  const pictureOf = new Map(
    [...new Set([...sources, ...groups])].map((source, at) => [
      source,
      { source, key: `picture-${at}`, width: 1, height: 1, placeholder: '' },
    ]),
  );
  return saveCatalogue(db, catalogue, pictureOf, { isStockOverwritten });
};
const read = async () =>
  (await db.select().from(products).orderBy(asc(products.slug))).map(
    ({ slug, ratingsAverage, ratingsQuantity, ratingsSum }) =>
      `${slug} ${ratingsAverage} of ${ratingsQuantity}, ${ratingsSum}`,
  );

test('all sizes get the ratings of the most rated size, including sizes added later', async () => {
  await save(describeSizes({ s: [3, 2], m: [4.5, 10] }));
  expect(await read()).toEqual(['novel 4.5 of 12, 54', 'pot-m 4.5 of 10, 45', 'pot-s 4.5 of 10, 45']);
  expect(await examineShelves(db)).toMatchObject({ state: 'ok' });
  await save(describeSizes({ s: [3, 2], m: [4.5, 10], l: [1, 1] }));
  expect((await read()).slice(1)).toEqual([
    'pot-l 4.5 of 10, 45',
    'pot-m 4.5 of 10, 45',
    'pot-s 4.5 of 10, 45',
  ]);
  await save(describeSizes({ s: [2, 20], m: [4.5, 10] }), true);
  expect((await read()).slice(1)).toEqual(['pot-l 2 of 20, 40', 'pot-m 2 of 20, 40', 'pot-s 2 of 20, 40']);
  expect(await examineShelves(db)).toMatchObject({ state: 'ok' });
});
