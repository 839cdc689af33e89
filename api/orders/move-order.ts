/** The only place where an order's status changes, with its consequences for stock, timeline and emails. */

import { recordChange, topicsOfReviewer } from '#api/catalogue/changes.ts';
import type { StockCause } from '#api/catalogue/stock/journal.ts';
import { returnStock, sellHeld, takeStock } from '#api/catalogue/stock/move-stock.ts';
import { estimateDelivery } from '#api/delivery/queries.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { changeUses } from '#api/discounts/find-coupon.ts';
import type { EmailData, RefundReason } from '#api/emails/emails.ts';
import { putEmail, replaceUnsent } from '#api/emails/outbox.ts';
import { endSessionsOfOrder } from '#api/ledger/gateway-jobs.ts';
import { readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { and, eq, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import type { EmailKind } from '#api/schema/emails.ts';
import { type EventBefore, type OrderEvent, orderEvents } from '#api/schema/order-events.ts';
import { type OrderStatus, orders } from '#api/schema/orders.ts';
import { type OrderRow, readLines } from './queries.ts';
import { closeExpectedReturns, subtractReceived } from './returns/queries.ts';
import { nextStatus } from './transitions.ts';
import { isVerifiedPurchase } from './verified-purchase.ts';

/** Events that return the pieces to stock. */
const STOCK_RETURNING_EVENTS: readonly OrderEvent[] = [
  'expired',
  'replaced',
  'confirm_lapsed',
  'cancelled',
  'cancelled_paid',
  'returned',
  'returned_paid',
  'returned_refunded',
];
/** Events after which nobody may pay the order any more. */
const PAYMENT_ENDING_EVENTS: readonly OrderEvent[] = ['replaced', 'cancelled'];
const STATUSES_BEFORE_SHIPPING: readonly OrderStatus[] = ['paid', 'packed'];
/** Events by which an order that was never shipped gives the use of its code back. */
const USE_RETURNING_EVENTS: readonly OrderEvent[] = [
  'expired',
  'replaced',
  'confirm_lapsed',
  'cancelled',
  'cancelled_paid',
];

const EMAIL_KINDS: Partial<Record<OrderEvent, EmailKind>> = {
  charged: 'paid',
  confirm_reminded: 'confirm_reminder',
  confirm_lapsed: 'confirm_lapsed',
  shipped: 'shipped',
  delivered: 'delivered',
  address_changed: 'address_changed',
  cancelled_paid: 'refund_due',
  returned_paid: 'refund_due',
};

const REFUND_REASONS: Partial<Record<OrderEvent, RefundReason>> = {
  cancelled_paid: 'cancelled',
  returned_paid: 'returned',
};

export type AddressColumn =
  | 'details'
  | 'phone'
  | 'city'
  | 'postalCode'
  | 'governorate'
  | 'area'
  | 'recipient'
  | 'landmark'
  | 'secondPhone'
  | 'expectedFrom'
  | 'expectedTo';

export type MoneyColumn =
  | 'itemsPiastres'
  | 'discountPiastres'
  | 'discount'
  | 'shippingPiastres'
  | 'taxPiastres'
  | 'totalPiastres'
  | 'owedPiastres';

export interface Transition {
  event: OrderEvent;
  by: 'shopper' | 'shop' | 'gateway';
  /** The member of staff who requested what a gateway did. */
  staffId?: string | null | undefined;
  /** Other columns to change. */
  set?: Partial<
    Pick<
      OrderRow,
      'paidAt' | 'deliveredAt' | 'carrier' | 'trackingNumber' | 'overrides' | AddressColumn | MoneyColumn
    >
  >;
  /** The old values of changed fields, for the timeline. */
  before?: EventBefore;
  /**
   * Whether the account that confirms the order has an unconfirmed email address. The order then still counts against
   * the limits on unpaid orders (unpaid-holds.ts).
   */
  isUnproven?: boolean;
}

function findNextStock({ status, stock }: OrderRow, event: OrderEvent): OrderRow['stock'] {
  if (event === 'charged') return 'sold';
  const isReturned =
    STOCK_RETURNING_EVENTS.includes(event) ||
    (event === 'refunded_all' && STATUSES_BEFORE_SHIPPING.includes(status));
  return isReturned ? 'none' : stock;
}

/** Updates the number of uses of the order's code; returns whether the order counts as a use from now on. */
async function moveUse(tx: Transaction, order: OrderRow, event: OrderEvent): Promise<boolean> {
  const { discountId, isDiscountUsed, status } = order;
  if (discountId === null) return false;
  const isReturned =
    USE_RETURNING_EVENTS.includes(event) ||
    (event === 'refunded_all' && STATUSES_BEFORE_SHIPPING.includes(status));
  const isUsed = event === 'charged' || (isDiscountUsed && !isReturned);
  if (isUsed !== isDiscountUsed) await changeUses(tx, discountId, isUsed ? 1 : -1);
  return isUsed;
}

async function moveStock(
  tx: Transaction,
  order: OrderRow,
  next: OrderRow['stock'],
  cause: StockCause,
): Promise<void> {
  if (next === order.stock) return;
  const lines = await readLines(tx, [order.id]);
  if (next !== 'sold' && order.stock !== 'none') {
    const left = order.deliveredAt ? await subtractReceived(tx, order.id, lines) : lines;
    return left.length > 0 ? returnStock(tx, left, order.stock, cause) : undefined;
  }
  return order.stock === 'held' ? sellHeld(tx, lines, cause) : takeStock(tx, lines, 'sold', cause);
}

/** Recalculates the delivery days of an order that is paid on a later day than it was placed. */
async function updateDeliveryDays(tx: Transaction, order: OrderRow, event: OrderEvent, now: Date) {
  const isLater = event === 'charged' && writeCairoDay(now) > writeCairoDay(order.createdAt);
  return isLater ? estimateDelivery(tx, order, now) : {};
}

/**
 * Applies a transition to a locked order: status, stock, timeline and email. Undefined if the order's status does not
 * allow the event. If the event sells pieces that were not held, the caller must have checked the stock and the uses of
 * the code.
 */
export async function moveOrder(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  { event, by, staffId: requestedBy, set = {}, isUnproven = false, before }: Transition,
): Promise<OrderRow | undefined> {
  const status = nextStatus(order.status, event);
  if (!status) return undefined;
  const now = new Date(api.clock());
  const stock = findNextStock(order, event);
  const staffId = by === 'shop' ? api.actor?.staffId : requestedBy;
  await moveStock(tx, order, stock, { at: now, orderId: order.id, staffId });
  const isDiscountUsed = await moveUse(tx, order, event);
  const isUnpaid = stock === 'held' || status === 'placed' || isUnproven;
  const clientHash = isUnpaid ? order.clientHash : null;
  const expected = await updateDeliveryDays(tx, order, event, now);
  const [moved] = await tx
    .update(orders)
    .set({
      ...{ status, stock, isDiscountUsed, clientHash, updatedAt: now },
      version: sql`${orders.version} + 1`,
      ...expected,
      // Nobody owes anything for pieces that went back on sale, or after everything was refunded.
      ...((stock === 'none' || status === 'refunded') && { owedPiastres: 0 }),
      ...set,
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error(`Order ${order.id} is gone`);
  await tx.insert(orderEvents).values({ orderId: order.id, event, status, by, staffId, before, at: now });
  if (order.deliveredAt && order.stock === 'sold' && stock === 'none')
    await closeExpectedReturns(tx, order.id, { by: 'shop', now, staffId });
  if (isVerifiedPurchase(order) !== isVerifiedPurchase(moved))
    await recordChange(tx, await topicsOfReviewer(tx, order.userId));
  const isOtherOwed = order.owedPiastres > 0 && order.owedPiastres !== moved.owedPiastres;
  if (PAYMENT_ENDING_EVENTS.includes(event) || isOtherOwed) await endSessionsOfOrder(api, tx, order.id);
  const email = pickEmail(order, { event, by });
  if (email === 'refund_due') await putRefundDueEmail(api, tx, moved, event);
  else if (email)
    await putOrderEmail(api, tx, moved, email, isRepeatable(event) ? { of: String(moved.version) } : {});
  if (event === 'cancelled' && by === 'shopper') await replaceUnsent(tx, `placed ${order.id}`, 'cancelled');
  return moved;
}

/** Whether an order may have several emails about the event. */
const isRepeatable = (event: OrderEvent) => event === 'address_changed';

function pickEmail(order: OrderRow, { event, by }: Transition): EmailKind | undefined {
  // A declined payment alone sends no email, because the shopper may try again; the email follows when the order
  // expires.
  if (event === 'expired') return order.status === 'failed' ? 'payment_failed' : undefined;
  // A shopper who cancels needs no email: the order's screen shows it.
  if (event === 'cancelled') return by === 'shop' ? 'cancelled' : undefined;
  return EMAIL_KINDS[event];
}

/**
 * Queues the email that announces a refund. If a bank claims all of the money, the email announces the cancellation
 * only.
 */
async function putRefundDueEmail(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
): Promise<void> {
  const reason = REFUND_REASONS[event];
  const { heldPiastres } = sumEntries(await readEntries(tx, order.id));
  if (reason && heldPiastres > 0)
    return putOrderEmail(api, tx, order, 'refund_due', { data: { reason, amountPiastres: heldPiastres } });
  if (reason === 'cancelled') await putOrderEmail(api, tx, order, 'cancelled');
}

/** Queues an email about an order: one per kind or, with `of`, one per kind and `of`. */
export async function putOrderEmail(
  api: OrderDeps,
  tx: Transaction,
  { id, userId, language }: OrderRow,
  kind: EmailKind,
  { of = '', data = {} }: { of?: string; data?: EmailData } = {},
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user?.email) return;
  const key = [kind, id, of].filter(Boolean).join(' ');
  await putEmail(api.jobs, tx, { key, kind, recipient: user.email, language, orderId: id, data });
}
