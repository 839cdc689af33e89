/** What the shop does with an order on its way to the door, and what its shopper may: each act is one transaction. */

import type { Books } from '#api/dependencies.ts';
import { askRest } from '#api/payments/ask-refund.ts';
import { followBalance } from '#api/payments/enter-refunds.ts';
import { enterInLedger, isDisputed, readEntries, sumEntries } from '#api/payments/ledger.ts';
import { CASH } from '#api/payments/payments.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { CURRENCY } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { ActRefused, OrderDisputed, refuseAct, tellStanding } from './act-refused.ts';
import { isSeenByOthers } from './bought.ts';
import { type Happening, moveOrder } from './move.ts';
import { publishStock } from './place.ts';
import { lockOrder, type OrderRow } from './queries.ts';
import { isCancellable, nextStatus, type OrderEvent } from './transitions.ts';

type Act = (tx: Transaction, order: OrderRow) => Promise<OrderRow>;

/** Does something with one order, locked, and only if it is the shopper's own when one is named; what follows from it is woken afterwards. */
export async function actOnOrder(api: Books, orderId: string, act: Act, userId?: string): Promise<OrderRow> {
  const { before, after } = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    return { before: order, after: await act(tx, order) };
  });
  await reachFaultPoint('order-moved');
  for (const queue of ['letter', 'refund', 'session'] as const) api.jobs.wake(queue);
  if (isSeenByOthers(before, after)) await publishStock(api);
  return after;
}

async function move(
  api: Books,
  tx: Transaction,
  order: OrderRow,
  happening: Happening,
  also: OrderEvent[] = [],
): Promise<OrderRow> {
  const moved = await moveOrder(api, tx, order, happening);
  if (!moved) throw refuseAct(order, happening.event, also);
  return moved;
}

/** By the shop, or by the link in the letter. */
export const confirmOrder = (api: Books, orderId: string, by: 'shop' | 'shopper') =>
  actOnOrder(api, orderId, (tx, order) => move(api, tx, order, { event: 'confirmed', by }));

/** `isAnyway`: also while a bank claims its money back. */
export interface Sending {
  isAnyway?: boolean | undefined;
}

export const packOrder = (api: Books, orderId: string, { isAnyway }: Sending = {}) =>
  actOnOrder(api, orderId, async (tx, order) => {
    const packed = await move(api, tx, order, { event: 'packed', by: 'shop' });
    if (!isAnyway) await refuseDisputed(tx, order);
    return packed;
  });

export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

export const shipOrder = (api: Books, orderId: string, parcel: Parcel, { isAnyway }: Sending = {}) =>
  actOnOrder(api, orderId, async (tx, order) => {
    const shipped = await move(api, tx, order, { event: 'shipped', by: 'shop', set: { ...parcel } });
    if (!isAnyway) await refuseDisputed(tx, order);
    return shipped;
  });

/** Whoever sends a parcel while a bank claims its money may lose both. */
async function refuseDisputed(tx: Transaction, order: OrderRow): Promise<void> {
  const { claimedPiastres } = sumEntries(await readEntries(tx, order.id));
  if (claimedPiastres > 0)
    throw new ActRefused(
      order.status,
      `${tellStanding(order)}, and a bank claims ${formatEgp(claimedPiastres)} of it back: wait until the bank has decided, or send it all the same with --anyway.`,
    );
}

/** Delivered; a cash order is paid with it. */
export const deliverOrder = (api: Books, orderId: string) =>
  actOnOrder(api, orderId, async (tx, order) => {
    const now = new Date(api.clock());
    const isPaidNow = order.gateway === CASH;
    const set = { deliveredAt: now, ...(isPaidNow && { paidAt: now }) };
    const delivered = await move(api, tx, order, { event: 'delivered', by: 'shop', set });
    if (isPaidNow) await enterCash(tx, order, 'charge', order.totalPiastres, now);
    // A part of its money may have gone back while it was on its way.
    return followBalance(api, tx, delivered, 'shop');
  });

/** Cancels an order: pieces go back on sale, what was paid goes back to whoever paid it. */
export const cancelOrder = (api: Books, orderId: string, by: 'shop' | 'shopper', userId?: string) => {
  const cancel: Act = async (tx, order) => {
    if (by === 'shopper' && !isCancellable(order.status))
      throw new ActRefused(order.status, `${tellStanding(order)}: its shopper can't cancel it any more.`);
    if (by === 'shopper' && isDisputed(sumEntries(await readEntries(tx, order.id))))
      throw new OrderDisputed(order.status, `${tellStanding(order)}, and a bank decides about its payment.`);
    return giveBack(api, tx, order, ['cancelled', 'cancelled_paid'], by);
  };
  return actOnOrder(api, orderId, cancel, userId);
};

/** The parcel came back: pieces go on sale again, what was paid is due back. */
export const returnOrder = (api: Books, orderId: string) =>
  actOnOrder(api, orderId, (tx, order) =>
    // All of the money went back before the parcel did.
    order.status === 'refunded' && order.stock === 'sold'
      ? move(api, tx, order, { event: 'returned_refunded', by: 'shop' })
      : giveBack(api, tx, order, ['returned', 'returned_paid'], 'shop'),
  );

async function giveBack(
  api: Books,
  tx: Transaction,
  order: OrderRow,
  [unpaid, paid]: [Happening['event'], Happening['event']],
  by: 'shop' | 'shopper',
): Promise<OrderRow> {
  // What a bank claims may come back to the shop, and is due then.
  const { unreturnedPiastres } = sumEntries(await readEntries(tx, order.id));
  // Of an order that nobody paid, a wrong amount may be on its way back.
  const isPaid = unreturnedPiastres > 0 && nextStatus(order.status, paid) !== undefined;
  const moved = await move(api, tx, order, { event: isPaid ? paid : unpaid, by }, [unpaid, paid]);
  // Cash goes back from hand to hand: a person says when that is done.
  if (order.gateway !== CASH) await askRest(api, tx, moved);
  return moved;
}

/** Enters money that went from hand to hand; answers what the ledger calls it. */
export async function enterCash(
  tx: Transaction,
  { id }: OrderRow,
  kind: 'charge' | 'refund',
  amountPiastres: number,
  now: Date,
): Promise<string> {
  // Of refunds there may be several, even at the same moment.
  const transaction = kind === 'charge' ? id : `${id} by hand ${newId(now.getTime())}`;
  await enterInLedger(tx, {
    orderId: id,
    gateway: CASH,
    kind,
    transaction,
    ofTransaction: id,
    amountPiastres,
    currency: CURRENCY,
    createdAt: now,
  });
  return transaction;
}
