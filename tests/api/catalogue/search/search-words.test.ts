import { expect, test } from 'vitest';
import { makeDocument } from '#api/catalogue/search/document.ts';
import { updateTiers } from '#api/catalogue/search/update-tiers.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { productDocuments, searchWords } from '#api/schema/search.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue, saveDemoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;

const readWords = async () =>
  new Map((await db.select().from(searchWords)).map(({ word, products }) => [word, products]));

/** Counts how many products have each word. */
async function countWords() {
  const counts = new Map<string, number>();
  for (const row of await db.select().from(products))
    for (const word of makeDocument(row).words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const findIds = async (keyword: string) =>
  (await shop.get(`/api/v1/products?keyword=${encodeURIComponent(keyword)}&literal=1`)).body.data.map(
    ({ _id }: { _id: string }) => _id,
  );

test('a re-imported product is found by its new words and no longer by its old ones', async () => {
  expect(await readWords()).toEqual(await countWords());
  const [first, ...others] = demoCatalogue.products;
  if (!first) throw new Error('no product');
  const renamed = { ...first, title: { en: 'Zebrawood telescope', ar: 'منظار فلكي مقرّب' } };
  await saveDemoCatalogue(db, { ...demoCatalogue, products: [renamed, ...others] });
  await announceChange(shop.api);
  expect(await readWords()).toEqual(await countWords());
  expect(await findIds('telescope')).toEqual([first.id]);
  expect(await findIds('المنظار')).toEqual([first.id]);
  await saveDemoCatalogue(db, demoCatalogue);
  await announceChange(shop.api);
  expect(await findIds('telescope')).toEqual([]);
  expect(await readWords()).toEqual(await countWords());
});

test('importing the same again writes no document', async () => {
  const versions = async () =>
    (await db.execute(sql`select product_id, xmin::text from product_documents order by 1`)).rows;
  const before = await versions();
  await saveDemoCatalogue(db, demoCatalogue);
  expect(await versions()).toEqual(before);
});

test('products move to their tier as sales change', async () => {
  const [one] = demoCatalogue.products;
  await db
    .update(productDocuments)
    .set({ tier: 3 })
    .where(eq(productDocuments.productId, one?.id ?? ''));
  expect(await updateTiers(db)).toBe(1);
  expect(await updateTiers(db)).toBe(0);
  const tiers = await db.select().from(productDocuments);
  expect(new Set(tiers.map(({ tier }) => tier))).toEqual(new Set([0]));
});
