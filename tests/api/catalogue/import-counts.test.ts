import { afterAll, beforeEach, expect, test } from 'vitest';
import type { ApplyOptions } from '#api/catalogue/file/apply-staged.ts';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { saveCatalogue } from '#tests/setup/save-catalogue.ts';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';
import { waitForLocks } from '#tests/setup/watch-database.ts';

type ProductRow = CatalogueFile['products'][number];

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

const name = { en: 'One', ar: 'واحد' };
const SIZES = ['s', 'm', 'l'];
const FAMILY_IDS = ['1', '2', '3'].map((digit) => digit.repeat(24));
const small = describeSmallCatalogue();
const [pot, novel] = small.products as [ProductRow, ProductRow];
const writeId = (at: number) => String(at).padStart(24, '0');

/** Describes novels numbered from `from` to before `to`. */
const describeNovels = (from: number, to: number, fields: (at: number) => Partial<ProductRow> = () => ({})) =>
  Array.from({ length: to - from }, (_, at) => ({
    ...novel,
    id: writeId(from + at),
    slug: `novel-${from + at}`,
    ...fields(from + at),
  }));

const values = SIZES.map((key) => ({ key, name }));
const GROUP_ROWS = { ...small, options: [{ key: 'size', name, values }] };
const NO_GROUPS = { categories: [], subcategories: [], brands: [] };

function save(
  rows: ProductRow[],
  options: ApplyOptions = {},
  groups: Omit<CatalogueFile, 'products'> = GROUP_ROWS,
): Promise<void> {
  const sources = [
    ...[...groups.categories, ...groups.brands].map(({ image }) => image),
    ...rows.flatMap(({ imageCover, images }) => [imageCover, ...images]),
  ];
  const picture = (source: string) => ({ key: source, source, width: 60, height: 40, placeholder: '' });
  const pictureOf = new Map(sources.map((source) => [source, picture(source)]));
  return saveCatalogue(db, { ...groups, products: rows }, pictureOf, options);
}

const readCounts = async (tx: Database | Transaction) =>
  (await tx.select().from(facetCounts))
    .filter((row) => row.products !== 0 || row.cards !== 0)
    .map((row) => Object.values(row).join(' '))
    .sort();

/** Reads the stored counts, and counts everything again. */
async function recount() {
  const stored = await readCounts(db);
  await db.execute(sql`select count_all_shelves()`);
  return { stored, recounted: await readCounts(db) };
}

/** Holds pieces of a product for an open payment. */
async function hold(productId: string, count: number): Promise<void> {
  const [userId, orderId] = [writeId(1), writeId(2)];
  await db
    .insert(users)
    .values({ id: userId, name: 'Nour', email: 'nour@example.com', phone: '', passwordHash: '' });
  await db.insert(orders).values({
    ...{ id: orderId, userId, cartId: writeId(3), details: '', phone: '', city: '' },
    ...{ paymentMethod: 'card', gateway: 'test', status: 'pending', stock: 'held' },
    ...{ itemsPiastres: 0, shippingPiastres: 0, taxPiastres: 0, totalPiastres: 0 },
  });
  const line = { id: writeId(4), orderId, productId, count, titleEn: '', titleAr: '', cover: '' };
  await db.insert(orderLines).values({ ...line, pricePiastres: 0, position: 0 });
}

test('the stored counts match the products after any import', async () => {
  await save([
    pot,
    ...describeNovels(0, 400),
    // Three families, each with one novel that is sold out (s) and one in stock (m).
    ...describeNovels(400, 406, (at) => ({
      family: FAMILY_IDS[at % 3] as string,
      options: { size: at < 403 ? 's' : 'm' },
      quantity: at < 403 ? 0 : 1,
    })),
  ]);
  const first = await recount();
  expect(first.stored).toEqual(first.recounted);
  await hold(writeId(300), 10);
  // In the families, one novel comes into stock, one changes size, one leaves and a new one joins; others stay as they
  // are.
  await save(
    [
      { ...pot, price: 3, offerPrice: 2, title: name },
      ...describeNovels(0, 5, () => ({ quantity: 0 })),
      ...describeNovels(5, 20, () => ({ title: name })),
      // The stock is unchanged, but all of it is held for a payment.
      ...describeNovels(300, 301),
      ...describeNovels(400, 401, () => ({ quantity: 3 })),
      ...describeNovels(401, 402, () => ({ family: FAMILY_IDS[2] as string, options: { size: 'l' } })),
      ...describeNovels(402, 403, () => ({ family: null, options: null })),
      ...describeNovels(406, 407, () => ({ family: FAMILY_IDS[0] as string, options: { size: 'l' } })),
    ],
    { isStockOverwritten: true },
  );
  const { stored, recounted } = await recount();
  expect(stored).not.toEqual(first.stored);
  expect(await db.$count(products, eq(products.quantity, 0))).toBe(6);
  expect(stored).toEqual(recounted);
});

test('two large concurrent imports are both complete, and so are the counts', async () => {
  await save([]);
  // The imports share no groups, pictures or words; otherwise one would wait for the other's row locks.
  const { imageCover, images, title, category, brand } = pot;
  const unlike = { imageCover, images, title, category, brand, description: { en: 'Pours', ar: 'يصب' } };
  const others = describeNovels(600, 1_200, () => unlike);
  const saveBoth = () =>
    Promise.all([save(describeNovels(0, 600), {}, NO_GROUPS), save(others, {}, NO_GROUPS)]);
  let saving: Promise<unknown> | undefined;
  // The lock makes both imports reach the counts at the same time. The embedded engine can't run them concurrently.
  if (database.engine === 'postgres')
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table shelf_counts`);
      saving = saveBoth();
      saving.catch(() => {});
      await waitForLocks(database, 2);
    });
  await (saving ?? saveBoth());
  expect(await db.$count(products)).toBe(1_200);
  const { stored, recounted } = await recount();
  expect(stored).toEqual(recounted);
});

// On the embedded engine, which runs one transaction at a time, a sale always waits for the import.
test.runIf(database.engine === 'postgres')(
  'the counts match when last pieces are sold during an import',
  async () => {
    await save([pot, ...describeNovels(0, 3_000)]);
    let importing: Promise<void> | undefined;
    const sell = (tx: Database | Transaction, id: string) =>
      tx.update(products).set({ quantity: 0 }).where(eq(products.id, id));
    await db.transaction(async (tx) => {
      await tx
        .select()
        .from(products)
        .where(eq(products.id, writeId(599)))
        .for('update');
      importing = save(
        describeNovels(0, 600, (at) => ({ quantity: at % 7 })),
        { isStockOverwritten: true },
      );
      importing.catch(() => {});
      // The import has written its first batch of 500 products; the second batch waits for the locked product.
      await waitForLocks(database);
      await sell(db, pot.id);
      await sell(tx, writeId(599));
    });
    await importing;
    const { stored, recounted } = await recount();
    expect(stored).toEqual(recounted);
  },
);
