/** Products change in one way: changeCatalogue with its history, batches and undo. */
import { describe, expect, test } from 'vitest';
import { ProductsRefused } from '#api/catalogue/write/act.ts';
import { changeCatalogue } from '#api/catalogue/write/change-catalogue.ts';
import type { ProductChange } from '#api/catalogue/write/plan-products.ts';
import { undoBatch } from '#api/catalogue/write/undo-batch.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { asc, desc, eq, gt, sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { productBatches, productChanges } from '#api/schema/product-changes.ts';
import { auditLog } from '#api/schema/staff.ts';
import { examineSearch, examineShelves, examineStock } from '#server/examine-catalogue.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { api } = shop;
const { db } = api;
const { addShopperWithCart, placeCash, readCart, readProduct } = createShopSteps(shop);

const actor: Actor = {
  ...{ staffId: newId(), name: 'Mona Adel', role: 'manager', via: 'counter', address: '127.0.0.1' },
};
const act = { actor, cause: 'counter' } as const;
const write = (changes: ProductChange[], more: { title?: string } = {}) =>
  changeCatalogue(api, { ...act, ...more }, (catalogue) => catalogue.products(changes));
const listHistory = (id: string) =>
  db.select().from(productChanges).where(eq(productChanges.productId, id)).orderBy(asc(productChanges.id));
const problemsOf = (changes: ProductChange[]) =>
  write(changes).then(
    () => [],
    (error) => {
      if (!(error instanceof ProductsRefused)) throw error;
      return error.problems.map(({ code, field }) => (field ? `${field} ${code}` : code));
    },
  );

/** What is derived from products agrees with them. */
async function expectSound(): Promise<void> {
  for (const examine of [examineSearch, examineShelves, examineStock])
    expect(await examine(db)).toMatchObject({ state: 'ok' });
}

const [first, second] = demoCatalogue.products.filter(
  ({ family, ratingsAverage, quantity, id }) =>
    !family && ratingsAverage > 3 && quantity > 3 && id !== plain.id,
);
const [shirt] = demoCatalogue.products.filter(({ family }) => family);
const sibling = demoCatalogue.products.find(({ id, family }) => family === shirt?.family && id !== shirt?.id);
if (!first || !second || !shirt || !sibling) throw new Error('the demo catalogue is not what it was');

describe('a change', () => {
  test('writes what differs, with its history, a version and an entry in the audit log', async () => {
    const { version, titleEn } = await readProduct(plain.id);
    const set = {
      titleEn: 'Copper kettle',
      costPiastres: 5000,
      pictures: (await readProduct(plain.id)).pictures,
    };
    const { result, changed } = await write([{ id: plain.id, version, set }]);
    expect(changed).toBe(1);
    expect(result).toMatchObject([
      { id: plain.id, version: version + 1, changed: ['titleEn', 'costPiastres'] },
    ]);
    expect(await readProduct(plain.id)).toMatchObject({ titleEn: 'Copper kettle', version: version + 1 });
    const history = await listHistory(plain.id);
    expect(history.at(-1)).toMatchObject({
      ...{ cause: 'counter', staffId: actor.staffId, name: actor.name, via: 'counter', batchId: null },
      before: { titleEn, costPiastres: null },
      after: { titleEn: 'Copper kettle', costPiastres: 5000 },
    });
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'product.changed', thingId: plain.id, name: actor.name });
    const found = await shop.get('/api/v1/products?keyword=copper%20kettle');
    expect(found.body.data.map(({ id }: { id: string }) => id)).toContain(plain.id);
    expect((await write([{ id: plain.id, set }])).changed).toBe(0);
    expect(await listHistory(plain.id)).toHaveLength(history.length);
    await expectSound();
  });

  test('of an older version is refused, and a sale changes no version', async () => {
    const { version } = await readProduct(plain.id);
    const shopper = await addShopperWithCart(plain.id);
    await placeCash(shopper, shopper.cartId);
    expect((await readProduct(plain.id)).version).toBe(version);
    expect(await problemsOf([{ id: plain.id, version: version - 1, set: { titleEn: 'Old' } }])).toEqual([
      'changed-meanwhile',
    ]);
  });

  test.each<[string, () => ProductChange['set'], string]>([
    ['a category that is not there', () => ({ categoryId: newId() }), 'categoryId no-category'],
    ['a brand that is not there', () => ({ brandId: newId() }), 'brandId no-brand'],
    [
      'an offer above its price',
      () => ({ offerPiastres: 1_000_000_00 }),
      'offerPiastres offer-not-below-price',
    ],
    ['a picture that is not there', () => ({ pictures: ['lost-w60'] }), 'pictures no-picture'],
    [
      'a related product that is not there',
      () => ({ relatedIds: [newId()] }),
      'relatedIds no-related-product',
    ],
    ['an option that is not there', () => ({ optionValues: ['size:huge'] }), 'optionValues no-option-value'],
  ])('to %s is refused', async (_, set, problem) => {
    const before = await readProduct(plain.id);
    expect(await problemsOf([{ id: plain.id, set: set() }])).toContain(problem);
    expect(await readProduct(plain.id)).toEqual(before);
  });

  test('to a barcode that another product has is refused', async () => {
    await write([{ id: first.id, set: { barcode: '6221234567890' } }]);
    expect(await problemsOf([{ id: second.id, set: { barcode: '6221234567890' } }])).toEqual([
      'barcode barcode-taken',
    ]);
  });

  test('that breaks a family is refused, and one that exchanges options is not', async () => {
    const [one, other] = [await readProduct(shirt.id), await readProduct(sibling.id)];
    expect(await problemsOf([{ id: one.id, set: { optionValues: other.optionValues } }])).toEqual([
      'familyId family-twin',
    ]);
    const { changed } = await write([
      { id: one.id, set: { optionValues: other.optionValues } },
      { id: other.id, set: { optionValues: one.optionValues } },
    ]);
    expect(changed).toBe(2);
    await expectSound();
  });

  test('makes a product, with its counts, its search document and its first step of stock', async () => {
    const { slug: _, ...like } = await readProduct(second.id);
    const { titleAr, descriptionEn, descriptionAr, pricePiastres, categoryId, cover } = like;
    const id = newId();
    const texts = { slug: 'tin-drum', titleEn: 'Tin drum', titleAr, descriptionEn, descriptionAr };
    const set = { ...texts, pricePiastres, categoryId, cover };
    const make = { live: { quantity: 7 } };
    expect(await problemsOf([{ id, set: { ...set, cover: '' }, make }])).toEqual(['cover missing']);
    expect(await problemsOf([{ id, set }])).toEqual(['no-product']);
    expect(await write([{ id, set, make }])).toMatchObject({ made: 1, changed: 0 });
    expect(await readProduct(id)).toMatchObject({ quantity: 7, version: 1, brandId: null });
    expect(await listHistory(id)).toMatchObject([{ before: null, after: null, version: 1 }]);
    expect((await shop.get(`/api/v1/products/${id}`)).status).toBe(200);
    await expectSound();
  });
});

describe('a product that is not listed', () => {
  test('is in no list, and nobody can buy it', async () => {
    const shopper = await addShopperWithCart(first.id);
    await shop.post('/api/v1/wishlist', { productId: first.id }, shopper);
    const countAll = async () => (await shop.get('/api/v1/products?limit=1')).body.results;
    const before = await countAll();
    await write([{ id: first.id, set: { isListed: false } }]);
    await expectSound();
    expect(await countAll()).toBe(before - 1);
    expect((await shop.get(`/api/v1/products/${first.id}`)).status).toBe(404);
    const list = await shop.get(`/api/v1/products?category=${first.category}&limit=200`);
    expect(list.body.data.map(({ id }: { id: string }) => id)).not.toContain(first.id);
    expect((await readCart(shopper)).data.products[0].product.quantity).toBe(0);
    expect((await shop.get('/api/v1/wishlist', shopper)).body.data).toMatchObject([{ quantity: 0 }]);
    expect((await placeCash(shopper, shopper.cartId)).status).toBe(400);
    expect((await shop.post('/api/v1/cart', { productId: first.id }, shopper)).status).toBe(400);
    await write([{ id: first.id, set: { isListed: true } }]);
    expect(await countAll()).toBe(before);
    expect((await placeCash(shopper, shopper.cartId)).status).toBeLessThan(300);
    await expectSound();
  });
});

describe('a batch', () => {
  test('is undone as one, except for what somebody changed since', async () => {
    const [one, other] = [await readProduct(first.id), await readProduct(second.id)];
    const half = ({ pricePiastres }: typeof one) => Math.round(pricePiastres / 2);
    const made = newId();
    const { titleAr, descriptionEn, descriptionAr, pricePiastres, categoryId, cover } = other;
    const texts = { slug: 'short-lived', titleEn: 'Short-lived', titleAr, descriptionEn, descriptionAr };
    const { batchId = '' } = await write(
      [
        { id: one.id, set: { pricePiastres: half(one), weightGrams: 100 } },
        { id: other.id, set: { pricePiastres: half(other) } },
        { id: made, set: { ...texts, pricePiastres, categoryId, cover }, make: {} },
      ],
      { title: 'Half price' },
    );
    await write([{ id: one.id, set: { weightGrams: 200 } }]);
    expect(await undoBatch(api, actor, newId())).toEqual({ state: 'no-batch' });
    expect(await undoBatch(api, actor, batchId)).toMatchObject({
      ...{ state: 'undone', products: 3, keptProducts: 1 },
      kept: [{ id: one.id, fields: ['weightGrams'] }],
      batch: { title: 'Half price', made: 1, changed: 2, undoneBy: actor.name },
    });
    expect(await readProduct(one.id)).toMatchObject({ pricePiastres: one.pricePiastres, weightGrams: 200 });
    expect(await readProduct(other.id)).toMatchObject({ pricePiastres: other.pricePiastres });
    expect(await readProduct(made)).toMatchObject({ isListed: false, archivedAt: expect.any(Date) });
    expect(await undoBatch(api, actor, batchId)).toMatchObject({ state: 'undone-before' });
    const [undoing] = await db.select().from(productBatches).where(eq(productBatches.cause, 'undo'));
    expect(undoing).toMatchObject({ title: 'Half price', changed: 3 });
    await expectSound();
  });

  test('of all products is undone, too', async () => {
    const before = await db
      .select({ id: products.id, price: products.pricePiastres })
      .from(products)
      .orderBy(products.id);
    const raised = before.map(({ id, price }) => ({ id, set: { pricePiastres: price + 100 } }));
    const { batchId = '', changed } = await write(raised, { title: 'One pound more' });
    expect(changed).toBe(before.length);
    await expectSound();
    expect(await undoBatch(api, actor, batchId)).toMatchObject({ products: before.length, keptProducts: 0 });
    expect(
      await db.select({ id: products.id, price: products.pricePiastres }).from(products).orderBy(products.id),
    ).toEqual(before);
    expect(await db.$count(productChanges, gt(productChanges.version, sql`1`))).toBeGreaterThan(
      before.length,
    );
    await expectSound();
  });
});
