/** What the shop and the shopper can do with an order; each action is one transaction. */

import type { OrderDeps } from '#api/dependencies.ts';
import { requestRemainingRefund } from '#api/ledger/gateway-jobs.ts';
import { enterInLedger, isDisputed, readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import type { OrderEvent } from '#api/schema/order-events.ts';
import { CASH } from '#api/schema/orders.ts';
import { CURRENCY } from '#contract/constants.ts';
import { formatEgp } from '#contract/money.ts';
import { ActionRefused, describeStatus, OrderDisputed, refuseAction } from './action-refused.ts';
import { moveOrder, type Transition } from './move-order.ts';
import { publishStockChanges } from './place-order.ts';
import { lockOrder, type OrderRow } from './queries.ts';
import { isCancellable, nextStatus } from './transitions.ts';
import { updateRefundStatus } from './update-refund-status.ts';
import { changesPublicPages } from './verified-purchase.ts';

type OrderAction = (tx: Transaction, order: OrderRow) => Promise<OrderRow>;

/** What the audit log keeps of an order. Not its address: the log outlives the shopper's account. */
const pickAudited = ({ status, carrier, trackingNumber }: OrderRow) => ({ status, carrier, trackingNumber });

/**
 * Locks an order (only this shopper's, if `userId` is given) and runs an action on it; then wakes the job queues and
 * publishes changes of public pages.
 */
export async function runOrderAction(
  api: OrderDeps,
  orderId: string,
  action: OrderAction,
  { userId, audit = api.audit }: { userId?: string; audit?: OrderDeps['audit'] } = {},
): Promise<OrderRow> {
  const { before, after } = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId);
    if (!order) throw new Error(`There is no order ${orderId}`);
    const after = await action(tx, order);
    await audit?.(tx, {
      ...{ id: orderId, label: order.orderNumber },
      ...{ before: pickAudited(order), after: pickAudited(after) },
    });
    return { before: order, after };
  });
  await reachFaultPoint('order-moved');
  for (const queue of ['letter', 'refund', 'session'] as const) api.jobs.wake(queue);
  if (changesPublicPages(before, after)) await publishStockChanges(api);
  return after;
}

async function move(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  transition: Transition,
  also: OrderEvent[] = [],
): Promise<OrderRow> {
  const moved = await moveOrder(api, tx, order, transition);
  if (!moved) throw refuseAction(order, transition.event, also);
  return moved;
}

/** Confirms a cash order, by the shop or by its shopper. */
export const confirmOrder = (
  api: OrderDeps,
  orderId: string,
  by: 'shop' | 'shopper',
  { isUnproven = false }: Pick<Transition, 'isUnproven'> = {},
) =>
  runOrderAction(api, orderId, (tx, order) => move(api, tx, order, { event: 'confirmed', by, isUnproven }));

/** With `isAnyway`, an order is packed or shipped even during a dispute, or while a part of it is unpaid. */
export interface SendOptions {
  isAnyway?: boolean | undefined;
}

export const packOrder = (api: OrderDeps, orderId: string, { isAnyway }: SendOptions = {}) =>
  runOrderAction(api, orderId, async (tx, order) => {
    const packed = await move(api, tx, order, { event: 'packed', by: 'shop' });
    if (!isAnyway) await refuseUnpaid(tx, order);
    return packed;
  });

export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

export const shipOrder = (api: OrderDeps, orderId: string, parcel: Parcel, { isAnyway }: SendOptions = {}) =>
  runOrderAction(api, orderId, async (tx, order) => {
    const shipped = await move(api, tx, order, { event: 'shipped', by: 'shop', set: { ...parcel } });
    if (!isAnyway) await refuseUnpaid(tx, order);
    return shipped;
  });

/** Refuses to send a parcel while it isn't paid, or during a dispute: the shop could lose both parcel and money. */
async function refuseUnpaid(tx: Transaction, order: OrderRow): Promise<void> {
  const { owedPiastres } = order;
  if (owedPiastres > 0)
    throw new ActionRefused(
      order.status,
      `${describeStatus(order)}, and ${formatEgp(owedPiastres)} of it is not paid yet: wait for the payment, or send it all the same with --anyway.`,
    );
  const { claimedPiastres } = sumEntries(await readEntries(tx, order.id));
  if (claimedPiastres > 0)
    throw new ActionRefused(
      order.status,
      `${describeStatus(order)}, and a bank claims ${formatEgp(claimedPiastres)} of it back: wait until the bank has decided, or send it all the same with --anyway.`,
    );
}

/** Marks an order as delivered, and a cash order as paid. */
export const deliverOrder = (api: OrderDeps, orderId: string) =>
  runOrderAction(api, orderId, async (tx, order) => {
    const now = new Date(api.clock());
    const isPaidNow = order.gateway === CASH;
    const set = { deliveredAt: now, ...(isPaidNow && { paidAt: now }) };
    const delivered = await move(api, tx, order, { event: 'delivered', by: 'shop', set });
    // The ledger has no entries of nothing, which a discount may have left.
    if (isPaidNow && order.totalPiastres > 0) await enterCash(api, tx, order, 'charge', order.totalPiastres);
    // A part may have been refunded before the delivery.
    return updateRefundStatus(api, tx, delivered, { by: 'shop' });
  });

/** Cancels an order: its pieces return to stock, and what was paid is refunded. */
export const cancelOrder = (api: OrderDeps, orderId: string, by: 'shop' | 'shopper', userId?: string) => {
  const cancel: OrderAction = async (tx, order) => {
    if (by === 'shopper' && !isCancellable(order.status))
      throw new ActionRefused(
        order.status,
        `${describeStatus(order)}: its shopper can't cancel it any more.`,
      );
    if (by === 'shopper' && isDisputed(sumEntries(await readEntries(tx, order.id))))
      throw new OrderDisputed(
        order.status,
        `${describeStatus(order)}, and a bank decides about its payment.`,
      );
    return undoSale(api, tx, order, ['cancelled', 'cancelled_paid'], by);
  };
  return runOrderAction(api, orderId, cancel, { ...(userId && { userId }) });
};

/** Marks an order as returned: its pieces return to stock, and what was paid is refunded. */
export const returnOrder = (api: OrderDeps, orderId: string) =>
  runOrderAction(api, orderId, (tx, order) =>
    // If everything was refunded before the parcel came back, no refund is requested.
    order.status === 'refunded' && order.stock === 'sold'
      ? move(api, tx, order, { event: 'returned_refunded', by: 'shop' })
      : undoSale(api, tx, order, ['returned', 'returned_paid'], 'shop'),
  );

async function undoSale(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  [unpaid, paid]: [Transition['event'], Transition['event']],
  by: 'shop' | 'shopper',
): Promise<OrderRow> {
  // Counts disputed money, too: the shop may get it back, and then has to refund it.
  const { unreturnedPiastres } = sumEntries(await readEntries(tx, order.id));
  // Money alone does not make an order paid: it may be a payment of a wrong amount, which is being refunded.
  const isPaid = unreturnedPiastres > 0 && nextStatus(order.status, paid) !== undefined;
  const moved = await move(api, tx, order, { event: isPaid ? paid : unpaid, by }, [unpaid, paid]);
  // Cash is refunded by hand; the operator records the refund afterwards.
  if (order.gateway !== CASH) await requestRemainingRefund(api, tx, moved);
  return moved;
}

/** Enters a charge or a refund in cash into the ledger; returns the entry's `transaction`. */
export async function enterCash(
  api: OrderDeps,
  tx: Transaction,
  { id }: OrderRow,
  kind: 'charge' | 'refund',
  amountPiastres: number,
): Promise<string> {
  const now = new Date(api.clock());
  // An order has one charge in cash, but may have several refunds, even at the same moment.
  const transaction = kind === 'charge' ? id : `${id} by hand ${newId(now.getTime())}`;
  await enterInLedger(tx, {
    orderId: id,
    gateway: CASH,
    kind,
    transaction,
    ofTransaction: id,
    amountPiastres,
    currency: CURRENCY,
    staffId: api.actor?.staffId,
    createdAt: now,
  });
  return transaction;
}
