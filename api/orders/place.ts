import { readCartForOrder } from '#api/cart/queries.ts';
import { carts } from '#api/cart/tables.ts';
import type { Api, Books } from '#api/dependencies.ts';
import { CASH } from '#api/payments/payments.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { Language } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { refuseAboveCashLimits, refuseAboveHoldLimits } from './cash-limits.ts';
import { describeLack, draftOrder, findLack, isSameAddress, listAddress, type OrderDraft } from './draft.ts';
import { findKeyedOrder, keepKey, nameRequest } from './keys.ts';
import { moveOrder, putOrderLetter } from './move.ts';
import {
  findCashOrderOf,
  insertOrder,
  lockHolder,
  lockReplaceable,
  type OrderRow,
  type OrderWithLines,
  readLines,
} from './queries.ts';
import type { OrderRequest } from './request.ts';
import { lockStock, takeStock } from './stock.ts';

/** How long a cart that is gone is known by the order it became. */
const REPEATED_MS = 10 * 60 * 1000;

/** Refuses an order for more than the shop has; answers what there is of each product, which stays locked. */
export async function refuseLack(tx: Transaction, { lines }: OrderDraft): Promise<Map<string, number>> {
  const stock = await lockStock(tx, lines);
  const lack = findLack(lines, stock);
  if (!lack) return stock;
  const [code, ...values] = describeLack(lack);
  throw refuseField(code, { param: 'count', value: lack.left, values });
}

/** Gives up unpaid orders that a newer order of the same cart takes over; what they held is free for it. */
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
  // All at once and in order of id: who locks one by one can wait for somebody who waits for them.
  await lockStock(tx, [...held, ...draft.lines]);
  for (const order of replaced) await moveOrder(api, tx, order, { event: 'replaced', by: 'shopper' });
}

/** Locks a shopper's cart and drafts an order of what is in it; undefined if there is no such cart. */
async function draftIfThere(
  tx: Transaction,
  userId: string,
  cartId: string,
): Promise<OrderDraft | undefined> {
  const cart = await readCartForOrder(tx, userId, cartId);
  if (!cart) return undefined;
  if (cart.lines.length === 0) throw refuse('empty-cart');
  return draftOrder(cart.lines);
}

/** Refuses an order at another total than the shopper saw. */
function refuseOtherTotal({ totalPiastres }: OrderDraft, expectedPiastres: number | undefined): void {
  if (expectedPiastres === undefined || expectedPiastres === totalPiastres) return;
  throw refuse('total-changed', { values: [toEgp(totalPiastres)] });
}

/** Locks a shopper's cart and drafts the order that was asked for, or refuses. */
export async function draftFromCart(
  tx: Transaction,
  { userId, cartId, expectedPiastres }: Pick<CartOrder, 'userId' | 'cartId' | 'expectedPiastres'>,
): Promise<OrderDraft> {
  const draft = await draftIfThere(tx, userId, cartId);
  if (!draft) throw refuse('no-cart', { values: [cartId] });
  refuseOtherTotal(draft, expectedPiastres);
  return draft;
}

/** An order of all that is in a shopper's cart. */
export interface CartOrder extends OrderRequest {
  userId: string;
  cartId: string;
  language: Language;
}

/** Sells a cart for cash on delivery: takes the stock and deletes the cart, or changes nothing. Asked for again, it answers the same order. */
export async function placeCashOrder(api: Api, asked: CartOrder): Promise<OrderWithLines> {
  if (!api.payments.offered.includes(CASH)) throw refuse('payment-not-offered');
  const { userId, cartId, address, expectedPiastres } = asked;
  const sent = nameRequest(userId, asked.key, ['cash', cartId, listAddress(address), expectedPiastres]);
  const { placed, isNew } = await retryOnDeadlock(() =>
    api.db.transaction(async (tx) => {
      await lockHolder(tx, { userId, phone: address.phone });
      const earlier = await findKeyedOrder(api, tx, sent);
      if (earlier) return { placed: await withLines(tx, earlier), isNew: false };
      const draft = await draftIfThere(tx, userId, cartId);
      const order = draft ? await sell(api, tx, asked, draft) : await findRepeated(api, tx, asked);
      await keepKey(api, tx, sent, order.order.id);
      return { placed: order, isNew: draft !== undefined };
    }),
  );
  await reachFaultPoint('cash-placed');
  if (isNew) {
    api.jobs.wake('letter');
    await publishStock(api);
  }
  return placed;
}

async function sell(api: Api, tx: Transaction, asked: CartOrder, draft: OrderDraft): Promise<OrderWithLines> {
  const { userId, cartId, clientHash, address } = asked;
  const now = new Date(api.clock());
  refuseOtherTotal(draft, asked.expectedPiastres);
  await refuseAboveCashLimits(api, tx, { userId, phone: address.phone, totalPiastres: draft.totalPiastres });
  // A card payment of the same cart that was left open must not be paid as well.
  await replaceOrders(api, tx, await lockReplaceable(tx, userId, cartId), draft);
  const stock = await refuseLack(tx, draft);
  const { language } = asked;
  const holder = { userId, phone: address.phone, clientHash };
  await refuseAboveHoldLimits(api, tx, { holder, draft, stock }, language);
  await takeStock(tx, draft.lines, 'sold');
  const order = await insertOrder(tx, {
    userId,
    cartId,
    draft,
    address,
    gateway: CASH,
    stock: 'sold',
    clientHash,
    language,
    now,
  });
  await tx.delete(carts).where(eq(carts.id, cartId));
  await putOrderLetter(api, tx, order.order, 'placed');
  return order;
}

const withLines = async (tx: Transaction, order: OrderRow) => ({
  order,
  lines: await readLines(tx, [order.id]),
});

/** The order that a cart became minutes ago, for a client that lost the answer and asks again without a key. */
async function findRepeated(api: Api, tx: Transaction, asked: CartOrder): Promise<OrderWithLines> {
  const { userId, cartId, address } = asked;
  const since = new Date(api.clock() - REPEATED_MS);
  const order = await findCashOrderOf(tx, { userId, cartId, since });
  if (!order) throw refuse('no-cart', { values: [cartId] });
  if (!isSameAddress(order, address)) throw refuse('already-ordered', { values: [order.number] });
  return withLines(tx, order);
}

/** To be called after stock that moved was committed: what shows it is stale. The sale stands even if this fails. */
export async function publishStock(api: Books): Promise<void> {
  try {
    await api.changes.publish();
  } catch (error) {
    api.log.warn({ err: error }, 'stock moved, but what this server has cached does not know it yet');
  }
}
