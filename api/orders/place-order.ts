import { readCartForOrder } from '#api/cart/queries.ts';
import { lockStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api, OrderDeps } from '#api/dependencies.ts';
import type { CouponProblem } from '#api/discounts/apply-discount.ts';
import { findCoupon, refuseCoupon } from '#api/discounts/find-coupon.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { carts } from '#api/schema/cart.ts';
import { CASH } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import { findGovernorate } from '#contract/governorates.ts';
import { toEgp } from '#contract/money.ts';
import { refuseBlocked } from './blocked.ts';
import { type CashLimits, refuseAboveCashLimits, refuseAboveHoldLimits } from './cash-limits.ts';
import {
  describeShortage,
  findShortage,
  isSameAddress,
  listAddressValues,
  type OrderDraft,
  priceLines,
  type Shortage,
  sumDraft,
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

interface CartDraft {
  draft: OrderDraft;
  /** Why the cart's code takes nothing off. */
  problem: CouponProblem | undefined;
}

/** Locks a shopper's cart and drafts its order; undefined if there is no such cart. */
async function draftIfExists(
  { clock }: Pick<Api, 'clock'>,
  tx: Transaction,
  { userId, cartId, address }: Pick<CartOrderRequest, 'userId' | 'cartId' | 'address'>,
  delivery: DeliveryPrices,
): Promise<CartDraft | undefined> {
  const cart = await readCartForOrder(tx, userId, cartId);
  if (!cart) return undefined;
  if (cart.lines.length === 0) throw refuse('empty-cart');
  const { couponCode: code } = cart;
  const user = { userId, phone: address.phone, cartId };
  const found = code === null ? undefined : await findCoupon(tx, { code, now: clock(), ...user });
  const coupon = found?.problem ? undefined : found?.row;
  const governorate = findGovernorate(address);
  const { draft, problem } = sumDraft(priceLines(cart.lines), { delivery, governorate, coupon });
  return { draft, problem: found?.problem ?? problem };
}

/** Refuses an order whose total is not the one that the shopper saw. */
export function refuseOtherTotal(
  { totalPiastres }: Pick<OrderDraft, 'totalPiastres'>,
  expectedPiastres: number | undefined,
): void {
  if (expectedPiastres === undefined || expectedPiastres === totalPiastres) return;
  throw refuse('total-changed', { values: [toEgp(totalPiastres)] });
}

/**
 * Refuses an order whose total is not the one that the shopper saw. If the client did not send it, a code that takes
 * nothing off is refused, so that nobody pays more than they think.
 */
function refuseUnseen({ draft, problem }: CartDraft, expectedPiastres: number | undefined): void {
  refuseOtherTotal(draft, expectedPiastres);
  if (problem && expectedPiastres === undefined) throw refuseCoupon(problem);
}

/** Locks a shopper's cart and drafts its order, or refuses. */
export async function draftFromCart(
  api: Pick<Api, 'clock'>,
  tx: Transaction,
  order: Pick<CartOrderRequest, 'userId' | 'cartId' | 'address' | 'expectedPiastres'>,
  delivery: DeliveryPrices,
): Promise<OrderDraft> {
  const drafted = await draftIfExists(api, tx, order, delivery);
  if (!drafted) throw refuse('no-cart', { values: [order.cartId] });
  refuseUnseen(drafted, order.expectedPiastres);
  return drafted.draft;
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
  const { cash, delivery } = await api.shopSettings.read();
  const { placed, isNew } = await retryOnDeadlock(() =>
    api.db.transaction(async (tx) => {
      await lockHolder(tx, { userId, phone: address.phone });
      const earlier = await findOrderByKey(api, tx, idempotencyKey);
      if (earlier) return { placed: await addLines(tx, earlier), isNew: false };
      const drafted = await draftIfExists(api, tx, request, delivery);
      const order = drafted
        ? await sell(api, tx, { request, drafted, limits: cash })
        : await findRepeated(api, tx, request);
      await saveKey(api, tx, idempotencyKey, order.order.id);
      return { placed: order, isNew: drafted !== undefined };
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
  { request, drafted, limits }: { request: CartOrderRequest; drafted: CartDraft; limits: CashLimits },
): Promise<OrderWithLines> {
  const { userId, cartId, clientHash, address } = request;
  refuseUnseen(drafted, request.expectedPiastres);
  const { draft } = drafted;
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
