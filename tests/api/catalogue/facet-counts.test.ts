import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { PRICE_STEPS } from '#contract/catalogue/options.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const PRODUCT_IDS = demoCatalogue.products.slice(0, 12).map(({ id }) => id);
const FAMILIES = ['f1', 'f2', null];

const readCounts = async (tx: Database | Transaction) =>
  (await tx.select().from(facetCounts))
    .filter(({ products, cards }) => products > 0 || cards > 0)
    .map(({ shelf, facet, value, products, cards }) => `${shelf} ${facet} ${value}: ${products} ${cards}`)
    .sort();

class RolledBackError extends Error {}

/** Recounts everything, in a transaction that is rolled back. */
async function recountAll(): Promise<string[]> {
  let counted: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`select count_all_shelves()`);
      counted = await readCounts(tx);
      throw new RolledBackError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBackError)) throw error;
    });
  return counted;
}

const change = fc.record({
  ids: fc.subarray(PRODUCT_IDS, { minLength: 1, maxLength: 4 }),
  set: fc.oneof(
    fc.record({ quantity: fc.nat(2) }),
    fc.record({ sold: fc.nat(9) }),
    fc.record({ familyId: fc.constantFrom(...FAMILIES) }),
    fc.record({ optionValues: fc.subarray(['size:m', 'size:l', 'colour:red']) }),
    fc.record({ ratingsAverage: fc.constantFrom(0, 0.9, 3, 4.7, 5) }),
    fc.record({ brandId: fc.constantFrom(null, ...demoCatalogue.brands.slice(0, 2).map(({ id }) => id)) }),
    fc.record({ categoryId: fc.constantFrom(...demoCatalogue.categories.slice(0, 2).map(({ id }) => id)) }),
    fc.record({ subcategoryIds: fc.subarray(demoCatalogue.subcategories.slice(0, 3).map(({ id }) => id)) }),
    fc.record({
      pricePiastres: fc.constantFrom(0, 4999, 5000, 99_999_999),
      offerPiastres: fc.constant(null),
    }),
    fc.constant({ pricePiastres: 20_000, offerPiastres: 100 }),
  ),
});

test('the stored counts match the products after any change', async () => {
  expect(await readCounts(db)).toEqual(await recountAll());
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      for (const { ids, set } of changes) await db.update(products).set(set).where(inArray(products.id, ids));
      expect(await readCounts(db)).toEqual(await recountAll());
    }),
    { numRuns: 15 },
  );
  const kept = await db.select().from(products).where(inArray(products.id, PRODUCT_IDS));
  await db.transaction(async (tx) => {
    await tx.delete(products).where(inArray(products.id, PRODUCT_IDS));
    await tx.insert(products).values(kept);
  });
  expect(await readCounts(db)).toEqual(await recountAll());
  await db.delete(products).where(eq(products.id, PRODUCT_IDS[0] ?? ''));
  expect(await readCounts(db)).toEqual(await recountAll());
});

test('the database has the contract’s price steps', async () => {
  const edges = PRICE_STEPS.slice(1).flatMap((egp) => [egp * 100 - 1, egp * 100]);
  const { rows } = await db.execute<{ step: number }>(
    sql`select price_step(piastres) as step from unnest(${sql.param(edges)}::bigint[]) with ordinality as one(piastres, at) order by at`,
  );
  expect(rows.map(({ step }) => step)).toEqual(
    edges.map((piastres) => PRICE_STEPS.findLastIndex((from) => from * 100 <= piastres)),
  );
});

test('siblings that sell out concurrently are counted once', async () => {
  const [one = '', other = ''] = PRODUCT_IDS;
  await db
    .update(products)
    .set({ familyId: 'f3', quantity: 1 })
    .where(inArray(products.id, [one, other]));
  const sellOut = (id: string) =>
    db.transaction(async (tx) => {
      await tx.update(products).set({ quantity: 0 }).where(eq(products.id, id));
      // Gives the other transaction time to start, on an engine that runs transactions concurrently.
      await tx.execute(sql`select pg_sleep(0.2)`);
    });
  await Promise.all([sellOut(one), sellOut(other)]);
  expect(await readCounts(db)).toEqual(await recountAll());
});
