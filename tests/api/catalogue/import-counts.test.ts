import { afterAll, beforeEach, expect, test } from 'vitest';
import { users } from '#api/account/tables.ts';
import type { ApplyOptions } from '#api/catalogue/file/apply-staged.ts';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';
import { shelfCounts } from '#api/catalogue/lists/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { orderLines, orders } from '#api/orders/tables.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
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
const FAMILIES = ['1', '2', '3'].map((digit) => digit.repeat(24));
const small = describeSmallCatalogue();
const [pot, novel] = small.products as [ProductRow, ProductRow];
const idOf = (at: number) => String(at).padStart(24, '0');

/** Novels, numbered from one number to before another. */
const describeNovels = (from: number, to: number, fields: (at: number) => Partial<ProductRow> = () => ({})) =>
  Array.from({ length: to - from }, (_, at) => ({
    ...novel,
    id: idOf(from + at),
    slug: `novel-${from + at}`,
    ...fields(from + at),
  }));

const values = SIZES.map((key) => ({ key, name }));
const GROUPS = { ...small, options: [{ key: 'size', name, values }] };
const NO_GROUPS = { categories: [], subcategories: [], brands: [] };

function save(
  rows: ProductRow[],
  options: ApplyOptions = {},
  groups: Omit<CatalogueFile, 'products'> = GROUPS,
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
  (await tx.select().from(shelfCounts))
    .filter((row) => row.products !== 0 || row.cards !== 0)
    .map((row) => Object.values(row).join(' '))
    .sort();

/** The kept counts, and what they would be if everything was counted anew. */
async function compareCounts() {
  const kept = await readCounts(db);
  await db.execute(sql`select count_all_shelves()`);
  return { kept, anew: await readCounts(db) };
}

/** Holds pieces of a product for a payment that is under way. */
async function hold(productId: string, count: number): Promise<void> {
  const [userId, orderId] = [idOf(1), idOf(2)];
  await db
    .insert(users)
    .values({ id: userId, name: 'Nour', email: 'nour@example.com', phone: '', passwordHash: '' });
  await db.insert(orders).values({
    ...{ id: orderId, userId, cartId: idOf(3), details: '', phone: '', city: '' },
    ...{ paymentMethod: 'card', gateway: 'test', status: 'pending', stock: 'held' },
    ...{ itemsPiastres: 0, shippingPiastres: 0, taxPiastres: 0, totalPiastres: 0 },
  });
  const line = { id: idOf(4), orderId, productId, count, titleEn: '', titleAr: '', cover: '' };
  await db.insert(orderLines).values({ ...line, pricePiastres: 0, position: 0 });
}

test('whatever an import changes, the counts are those of the products', async () => {
  await save([
    pot,
    ...describeNovels(0, 400),
    // Two of a size each in three families.
    ...describeNovels(400, 406, (at) => ({
      family: FAMILIES[at % 3] as string,
      options: { size: at < 403 ? 's' : 'm' },
      quantity: at < 403 ? 0 : 1,
    })),
  ]);
  const first = await compareCounts();
  expect(first.kept).toEqual(first.anew);
  await hold(idOf(300), 10);
  // A family comes to be in stock, one loses a product to another, one gets a new one; some are neither counted otherwise.
  await save(
    [
      { ...pot, price: 3, offerPrice: 2, title: name },
      ...describeNovels(0, 5, () => ({ quantity: 0 })),
      ...describeNovels(5, 20, () => ({ title: name })),
      // Its row says what the shop has; but all of it is held for a payment.
      ...describeNovels(300, 301),
      ...describeNovels(400, 401, () => ({ quantity: 3 })),
      ...describeNovels(401, 402, () => ({ family: FAMILIES[2] as string, options: { size: 'l' } })),
      ...describeNovels(402, 403, () => ({ family: null, options: null })),
      ...describeNovels(406, 407, () => ({ family: FAMILIES[0] as string, options: { size: 'l' } })),
    ],
    { isStockOverwritten: true },
  );
  const { kept, anew } = await compareCounts();
  expect(kept).not.toEqual(first.kept);
  expect(await db.$count(products, eq(products.quantity, 0))).toBe(6);
  expect(kept).toEqual(anew);
});

test('two large imports at once are both whole, and so are the counts', async () => {
  await save([]);
  // They have neither groups nor pictures nor words in common, which one would wait for the other at.
  const { imageCover, images, title, category, brand } = pot;
  const unlike = { imageCover, images, title, category, brand, description: { en: 'Pours', ar: 'يصب' } };
  const others = describeNovels(600, 1_200, () => unlike);
  const saveBoth = () =>
    Promise.all([save(describeNovels(0, 600), {}, NO_GROUPS), save(others, {}, NO_GROUPS)]);
  let saving: Promise<unknown> | undefined;
  // So that they come to the counts together; the embedded engine runs one transaction at a time in any case.
  if (database.engine === 'postgres')
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table shelf_counts`);
      saving = saveBoth();
      saving.catch(() => {});
      await waitForLocks(database, 2);
    });
  await (saving ?? saveBoth());
  expect(await db.$count(products)).toBe(1_200);
  const { kept, anew } = await compareCounts();
  expect(kept).toEqual(anew);
});

// The embedded engine runs one transaction at a time: there a sale waits in any case.
test.runIf(database.engine === 'postgres')('last pieces are sold while an import writes', async () => {
  await save([pot, ...describeNovels(0, 3_000)]);
  let importing: Promise<void> | undefined;
  const sell = (tx: Database | Transaction, id: string) =>
    tx.update(products).set({ quantity: 0 }).where(eq(products.id, id));
  await db.transaction(async (tx) => {
    await tx
      .select()
      .from(products)
      .where(eq(products.id, idOf(599)))
      .for('update');
    importing = save(
      describeNovels(0, 600, (at) => ({ quantity: at % 7 })),
      { isStockOverwritten: true },
    );
    importing.catch(() => {});
    // It has written five hundred products, and waits for the last one of the others.
    await waitForLocks(database);
    await sell(db, pot.id);
    await sell(tx, idOf(599));
  });
  await importing;
  const { kept, anew } = await compareCounts();
  expect(kept).toEqual(anew);
});
