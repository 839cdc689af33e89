import { readCartForOrder } from '#api/cart/queries.ts';
import { lockStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api, OrderDeps } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { carts } from '#api/schema/cart.ts';
import { CASH } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { refuseBlocked } from './blocked.ts';
import { type CashLimits, refuseAboveCashLimits, refuseAboveHoldLimits } from './cash-limits.ts';
import {
  describeShortage,
  draftOrder,
  findShortage,
  isSameAddress,
  listAddressValues,
  type OrderDraft,
  type Shortage,
} from './draft.ts';
import { createIdempotencyKey, findOrderByKey, saveKey } from './idempotency-keys.ts';
import { moveOrder } from './move-order.ts';
import {
  findCashOrderOf,
  lockHolder,
  lockReplaceable,
  type OrderRow,
  type OrderWithLines,
  readLines,
} from './queries.ts';
import type { OrderRequest } from './request.ts';
import { sellForCash } from './sell-draft.ts';

/** For this long, a repeated request without the same idempotency key gets the order that was placed from its cart. */
const REPEATABLE_MS = 10 * 60 * 1000;

/** Locks the stock of each product and returns it; refuses an order that exceeds the stock. */
export async function refuseShortage(tx: Transaction, { lines }: OrderDraft): Promise<Map<string, number>> {
  const stock = await lockStock(tx, lines);
  const shortage = findShortage(lines, stock);
  if (!shortage) return stock;
  throw refuseTitleShortage(shortage);
}

/** The refusal of an order that exceeds the stock. */
export function refuseTitleShortage(shortage: Shortage) {
  const [code, ...values] = describeShortage(shortage);
  return refuseField(code, { param: 'count', value: shortage.left, values });
}

/** Replaces unpaid orders of a cart by a newer one, and releases the pieces that they held. */
export async function replaceOrders(
  api: Api,
  tx: Transaction,
  replaced: OrderRow[],
  draft: OrderDraft,
): Promise<void> {
  const held = await readLines(
    tx,
    replaced.map(({ id }) => id),
  );
  // Locks all products at once, ordered by id, so that no two transactions deadlock.
  await lockStock(tx, [...held, ...draft.lines]);
  for (const order of replaced) await moveOrder(api, tx, order, { event: 'replaced', by: 'shopper' });
}

/** Locks a shopper's cart and drafts its order; undefined if there is no such cart. */
async function draftIfExists(
  tx: Transaction,
  userId: string,
  cartId: string,
): Promise<OrderDraft | undefined> {
  const cart = await readCartForOrder(tx, userId, cartId);
  if (!cart) return undefined;
  if (cart.lines.length === 0) throw refuse('empty-cart');
  return draftOrder(cart.lines);
}

/** Refuses an order whose total is not the one that the shopper saw. */
export function refuseOtherTotal({ totalPiastres }: OrderDraft, expectedPiastres: number | undefined): void {
  if (expectedPiastres === undefined || expectedPiastres === totalPiastres) return;
  throw refuse('total-changed', { values: [toEgp(totalPiastres)] });
}

/** Locks a shopper's cart and drafts its order, or refuses. */
export async function draftFromCart(
  tx: Transaction,
  { userId, cartId, expectedPiastres }: Pick<CartOrderRequest, 'userId' | 'cartId' | 'expectedPiastres'>,
): Promise<OrderDraft> {
  const draft = await draftIfExists(tx, userId, cartId);
  if (!draft) throw refuse('no-cart', { values: [cartId] });
  refuseOtherTotal(draft, expectedPiastres);
  return draft;
}

/** A request to order a shopper's whole cart. */
export interface CartOrderRequest extends OrderRequest {
  userId: string;
  cartId: string;
  language: Language;
}

/** Orders a cart for cash on delivery, in one transaction. A repeated request gets the same order. */
export async function placeCashOrder(api: Api, request: CartOrderRequest): Promise<OrderWithLines> {
  if (!api.payments.offered.includes(CASH)) throw refuse('payment-not-offered');
  const { userId, cartId, address, expectedPiastres } = request;
  const idempotencyKey = createIdempotencyKey(userId, request.key, [
    'cash',
    cartId,
    listAddressValues(address),
    expectedPiastres,
  ]);
  const { cash } = await api.shopSettings.read();
  const { placed, isNew } = await retryOnDeadlock(() =>
    api.db.transaction(async (tx) => {
      await lockHolder(tx, { userId, phone: address.phone });
      const earlier = await findOrderByKey(api, tx, idempotencyKey);
      if (earlier) return { placed: await addLines(tx, earlier), isNew: false };
      const draft = await draftIfExists(tx, userId, cartId);
      const order = draft
        ? await sell(api, tx, { request, draft, limits: cash })
        : await findRepeated(api, tx, request);
      await saveKey(api, tx, idempotencyKey, order.order.id);
      return { placed: order, isNew: draft !== undefined };
    }),
  );
  await reachFaultPoint('cash-placed');
  if (isNew) {
    api.jobs.wake('letter');
    await publishStockChanges(api);
  }
  return placed;
}

async function sell(
  api: Api,
  tx: Transaction,
  { request, draft, limits }: { request: CartOrderRequest; draft: OrderDraft; limits: CashLimits },
): Promise<OrderWithLines> {
  const { userId, cartId, clientHash, address } = request;
  refuseOtherTotal(draft, request.expectedPiastres);
  await refuseBlocked(tx, { userId, phone: address.phone, payment: 'cash' });
  const { totalPiastres } = draft;
  await refuseAboveCashLimits(api, tx, { userId, phone: address.phone, totalPiastres }, limits);
  // An unfinished card payment of the same cart must not be paid as well.
  await replaceOrders(api, tx, await lockReplaceable(tx, userId, cartId), draft);
  const stock = await refuseShortage(tx, draft);
  const { language } = request;
  const holder = { userId, phone: address.phone, clientHash };
  await refuseAboveHoldLimits(api, tx, { holder, draft, stock }, language);
  const order = await sellForCash(api, tx, { userId, cartId, draft, address, clientHash, language });
  await tx.delete(carts).where(eq(carts.id, cartId));
  return order;
}

const addLines = async (tx: Transaction, order: OrderRow) => ({
  order,
  lines: await readLines(tx, [order.id]),
});

/** The order that was placed from a cart minutes ago, for a client that repeats its request without the same key. */
async function findRepeated(api: Api, tx: Transaction, request: CartOrderRequest): Promise<OrderWithLines> {
  const { userId, cartId, address } = request;
  const since = new Date(api.clock() - REPEATABLE_MS);
  const order = await findCashOrderOf(tx, { userId, cartId, since });
  if (!order) throw refuse('no-cart', { values: [cartId] });
  if (!isSameAddress(order, address)) throw refuse('already-ordered', { values: [order.orderNumber] });
  return addLines(tx, order);
}

/** Invalidates caches after a committed change of stock. If this fails, the sale stands. */
export async function publishStockChanges(api: OrderDeps): Promise<void> {
  try {
    await api.changes.publish();
  } catch (error) {
    api.log.warn({ err: error }, 'stock changed, but the cache was not invalidated');
  }
}
