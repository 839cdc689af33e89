import { expect, test } from 'vitest';
import { makeDocument } from '#api/catalogue/search/document.ts';
import { moveTiers } from '#api/catalogue/search/move-tiers.ts';
import { productDocuments, searchWords } from '#api/catalogue/search/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { demoCatalogue, saveDemoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { tellChange } from '#tests/setup/tell-change.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;

const readWords = async () =>
  new Map((await db.select().from(searchWords)).map(({ word, products }) => [word, products]));

/** Words of the products as they are, with how many have each. */
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

test('a product that is imported anew is found by its new words, and by its old ones no more', async () => {
  expect(await readWords()).toEqual(await countWords());
  const [first, ...others] = demoCatalogue.products;
  if (!first) throw new Error('no product');
  const renamed = { ...first, title: { en: 'Zebrawood telescope', ar: 'منظار فلكي مقرّب' } };
  await saveDemoCatalogue(db, { ...demoCatalogue, products: [renamed, ...others] });
  await tellChange(shop.api);
  expect(await readWords()).toEqual(await countWords());
  expect(await findIds('telescope')).toEqual([first.id]);
  expect(await findIds('المنظار')).toEqual([first.id]);
  await saveDemoCatalogue(db, demoCatalogue);
  await tellChange(shop.api);
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

test('products move to the tier that they belong to', async () => {
  const [one] = demoCatalogue.products;
  await db
    .update(productDocuments)
    .set({ tier: 3 })
    .where(eq(productDocuments.productId, one?.id ?? ''));
  expect(await moveTiers(db)).toBe(1);
  expect(await moveTiers(db)).toBe(0);
  const tiers = await db.select().from(productDocuments);
  expect(new Set(tiers.map(({ tier }) => tier))).toEqual(new Set([0]));
});
