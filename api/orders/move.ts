/** The only place where an order's status changes: by the table of transitions, with all that follows from it. */

import { users } from '#api/account/tables.ts';
import { noteChange } from '#api/catalogue/changes.ts';
import { expectDelivery, writeCairoDay } from '#api/delivery/queries.ts';
import type { Books } from '#api/dependencies.ts';
import type { LetterData, LetterKind, RefundReason } from '#api/letters/letters.ts';
import { putLetter, replaceUnsent } from '#api/letters/outbox.ts';
import { endSessionsOf } from '#api/payments/end-sessions.ts';
import { readEntries, sumEntries } from '#api/payments/ledger.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { topicsOfWriter } from '#api/reviews/queries.ts';
import { isBought } from './bought.ts';
import { type OrderRow, readLines } from './queries.ts';
import { putBack, sellHeld, takeStock } from './stock.ts';
import { orderEvents, orders } from './tables.ts';
import { nextStatus, type OrderEvent, type OrderStatus } from './transitions.ts';

/** After these the pieces are the shop's again. */
const PUT_BACK: readonly OrderEvent[] = [
  'expired',
  'replaced',
  'confirm_lapsed',
  'cancelled',
  'cancelled_paid',
  'returned',
  'returned_paid',
  'returned_refunded',
];
/** After these nobody may pay the order any more. */
const GIVEN_UP: readonly OrderEvent[] = ['replaced', 'cancelled'];
const BEFORE_SHIPPING: readonly OrderStatus[] = ['paid', 'packed'];

const LETTERS: Partial<Record<OrderEvent, LetterKind>> = {
  charged: 'paid',
  confirm_reminded: 'confirm_reminder',
  confirm_lapsed: 'confirm_lapsed',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled_paid: 'refund_due',
  returned_paid: 'refund_due',
};

const REASONS: Partial<Record<OrderEvent, RefundReason>> = {
  cancelled_paid: 'cancelled',
  returned_paid: 'returned',
};

export interface Happening {
  event: OrderEvent;
  by: 'shopper' | 'shop' | 'gateway';
  /** What else changes in the order's row. */
  set?: Partial<Pick<OrderRow, 'paidAt' | 'deliveredAt' | 'carrier' | 'trackingNumber'>>;
}

/** Whether pieces of an order move, and how. */
function nextStock({ status, stock }: OrderRow, event: OrderEvent): OrderRow['stock'] {
  if (event === 'charged') return 'sold';
  const isGivenBack =
    PUT_BACK.includes(event) || (event === 'refunded_all' && BEFORE_SHIPPING.includes(status));
  return isGivenBack ? 'none' : stock;
}

async function moveStock(tx: Transaction, order: OrderRow, next: OrderRow['stock']): Promise<void> {
  if (next === order.stock) return;
  const lines = await readLines(tx, [order.id]);
  if (next !== 'sold' && order.stock !== 'none') return putBack(tx, lines, order.stock);
  return order.stock === 'held' ? sellHeld(tx, lines) : takeStock(tx, lines, 'sold');
}

/** An order that is paid on a later day than it was made on arrives later. */
async function expectAgain(tx: Transaction, order: OrderRow, event: OrderEvent, now: Date) {
  const isLater = event === 'charged' && writeCairoDay(now) > writeCairoDay(order.createdAt);
  return isLater ? expectDelivery(tx, order, now) : {};
}

/**
 * Moves a locked order by what happened: its status, stock, timeline and letter. Undefined when that can't happen to it where
 * it stands. Who sells pieces that were not held has looked before whether there are enough.
 */
export async function moveOrder(
  api: Books,
  tx: Transaction,
  order: OrderRow,
  { event, by, set = {} }: Happening,
): Promise<OrderRow | undefined> {
  const status = nextStatus(order.status, event);
  if (!status) return undefined;
  const now = new Date(api.clock());
  const stock = nextStock(order, event);
  await moveStock(tx, order, stock);
  const isUnpaid = stock === 'held' || status === 'placed';
  const clientHash = isUnpaid ? order.clientHash : null;
  const expected = await expectAgain(tx, order, event, now);
  const [moved] = await tx
    .update(orders)
    .set({ status, stock, clientHash, updatedAt: now, ...expected, ...set })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error(`Order ${order.id} is gone`);
  await tx.insert(orderEvents).values({ orderId: order.id, event, status, by, at: now });
  if (isBought(order) !== isBought(moved)) await noteChange(tx, await topicsOfWriter(tx, order.userId));
  if (GIVEN_UP.includes(event)) await endSessionsOf(api, tx, order.id);
  const letter = letterOf(order, { event, by });
  if (letter === 'refund_due') await putDueLetter(api, tx, moved, event);
  else if (letter) await putOrderLetter(api, tx, moved, letter);
  if (event === 'cancelled' && by === 'shopper') await replaceUnsent(tx, `placed ${order.id}`, 'cancelled');
  return moved;
}

function letterOf(order: OrderRow, { event, by }: Happening): LetterKind | undefined {
  // While the shopper is still trying, a letter would only disturb.
  if (event === 'expired') return order.status === 'failed' ? 'payment_failed' : undefined;
  // Shoppers who cancel an order know it, and its screen says so.
  if (event === 'cancelled') return by === 'shop' ? 'cancelled' : undefined;
  return LETTERS[event];
}

/** Says why the money of an order is due back, and all of it that is held; where a bank claims all of it, nothing is due. */
async function putDueLetter(api: Books, tx: Transaction, order: OrderRow, event: OrderEvent): Promise<void> {
  const reason = REASONS[event];
  const { heldPiastres } = sumEntries(await readEntries(tx, order.id));
  if (reason && heldPiastres > 0)
    return putOrderLetter(api, tx, order, 'refund_due', { data: { reason, amountPiastres: heldPiastres } });
  if (reason === 'cancelled') await putOrderLetter(api, tx, order, 'cancelled');
}

/** Puts a letter about an order into the outbox: one of its kind, unless `of` names what more of them are about. */
export async function putOrderLetter(
  api: Books,
  tx: Transaction,
  { id, userId, language }: OrderRow,
  kind: LetterKind,
  { of = '', data = {} }: { of?: string; data?: LetterData } = {},
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) return;
  const key = [kind, id, of].filter(Boolean).join(' ');
  await putLetter(api.jobs, tx, { key, kind, recipient: user.email, language, orderId: id, data });
}
