import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { correctStock } from '#api/catalogue/stock/correct-stock.ts';
import { asc, eq, gt, sql } from '#api/platform/database/drizzle.ts';
import { stockSteps } from '#api/schema/stock.ts';
import { examineStock } from '#server/examine-catalogue.ts';
import { openReturnsShop, WRONG_SIZE } from '#tests/api/orders/returns-shop.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { APPROVED_CARD, createDeskAsker } from '#tests/setup/shop-steps.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';

const {
  shop,
  ask,
  placeDelivered,
  addShopperWithCart,
  fillCart,
  openNewCardPage,
  placeCash,
  readProduct,
  postForm,
  readOrders,
} = await openReturnsShop();
const { db } = shop.api;
const askDesk = createDeskAsker(shop.api);

/** Returns the stock changes that `work` records. */
async function listSteps(work: () => Promise<unknown>) {
  const [newest] = await db.select({ id: sql<number>`coalesce(max(id), 0)::int` }).from(stockSteps);
  await work();
  return db
    .select({ kind: stockSteps.kind, pieces: stockSteps.pieces, orderId: stockSteps.orderId })
    .from(stockSteps)
    .where(gt(stockSteps.id, newest?.id ?? 0))
    .orderBy(asc(stockSteps.id));
}

test('every product begins with a step, and steps are never changed', async () => {
  expect(await examineStock(db)).toMatchObject({ state: 'ok' });
  const steps = await db.select().from(stockSteps).where(eq(stockSteps.productId, plain.id));
  expect(steps).toMatchObject([{ kind: 'counted', orderId: null }]);
  await expect(db.delete(stockSteps)).rejects.toThrow();
});

test('a card order reserves its pieces, and sells them once it is paid', async () => {
  let page = '';
  let shopper: Shopper | undefined;
  const reserved = await listSteps(async () => {
    ({ page, shopper } = await openNewCardPage());
  });
  const [order] = shopper ? await readOrders(shopper) : [];
  const orderId = order?.id;
  expect(reserved).toEqual([{ kind: 'reserved', pieces: -1, orderId }]);
  expect(await listSteps(() => postForm(page, APPROVED_CARD))).toEqual([
    { kind: 'released', pieces: 1, orderId },
    { kind: 'sold', pieces: -1, orderId },
  ]);
  expect(await examineStock(db)).toMatchObject({ state: 'ok' });
});

test('pieces that come back are returned, and damaged ones leave again', async () => {
  let placed: Awaited<ReturnType<typeof placeDelivered>> | undefined;
  const sold = await listSteps(async () => {
    placed = await placeDelivered(2);
  });
  if (!placed) throw new Error('nothing was delivered');
  const { shopper, id: orderId, lineId } = placed;
  expect(sold).toEqual([{ kind: 'sold', pieces: -2, orderId }]);
  await ask(shopper, orderId, { ...WRONG_SIZE, lines: [{ lineId, count: 2 }] });
  const [{ number } = { number: 0 }] = await askDesk('listReturns', { limit: 1 });
  await askDesk('approveReturn', { return: number });
  const lines = [{ lineId, resalePieces: 1, damagedPieces: 1 }];
  expect(await listSteps(() => askDesk('receiveReturn', { return: number, lines }))).toEqual([
    { kind: 'returned', pieces: 1, orderId },
    { kind: 'returned', pieces: 1, orderId },
    { kind: 'damaged', pieces: -1, orderId },
  ]);
  expect(await examineStock(db)).toMatchObject({ state: 'ok' });
});

test('the staff correct the stock, which never falls below zero', async () => {
  const actor = {
    staffId: 'a'.repeat(24),
    name: 'Mona',
    role: 'manager',
    via: 'counter',
    address: '',
  } as const;
  const correct = (kind: 'counted' | 'corrected' | 'damaged', pieces: number) =>
    db.transaction((tx) => correctStock(tx, actor, plain.id, { kind, pieces, at: new Date() }));
  const { quantity } = await readProduct(plain.id);
  expect(await correct('corrected', 12)).toEqual({
    state: 'done',
    before: quantity,
    quantity: quantity + 12,
  });
  expect(await correct('damaged', 2)).toMatchObject({ quantity: quantity + 10 });
  expect(await correct('damaged', quantity + 11)).toEqual({ state: 'too-few', quantity: quantity + 10 });
  await openNewCardPage();
  // One piece is held: it lies on the shelf, too.
  expect(await listSteps(() => correct('counted', 20))).toEqual([
    { kind: 'counted', pieces: 19 - (quantity + 9), orderId: null },
  ]);
  expect((await readProduct(plain.id)).quantity).toBe(19);
  expect(await examineStock(db)).toMatchObject({ state: 'ok' });
});

/** The number of SQL statements of a cash order before the stock journal existed. */
const STATEMENTS_OF_SALE = 23;

test.runIf(process.env.ENGINE === 'postgres')('the journal costs a sale no statement', async () => {
  const shopper = await addShopperWithCart(plain.id);
  await placeCash(shopper, shopper.cartId);
  const cartId = await fillCart(shopper, plain.id);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await placeCash(shopper, cartId);
  const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  expect(statements.filter((text) => !text.includes('from catalogue_changes'))).toHaveLength(
    STATEMENTS_OF_SALE,
  );
});

test('a stock that differs from its journal is found', async () => {
  await db.execute(sql`update products set quantity = quantity + 1 where id = ${plain.id}`);
  expect(await examineStock(db)).toMatchObject({
    state: 'problem',
    text: expect.stringMatching(/^differs from its journal: \S+ has \d+, its steps \d+$/),
  });
});
