/** Queues jobs for gateways: refunds, and ending sessions. Call within a transaction that has locked the order. */

import type { OrderDeps } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { paymentSessions, refunds } from '#api/schema/payments.ts';
import { CURRENCY } from '#contract/constants.ts';
import {
  type LedgerEntry,
  readEntries,
  readRefundsOfCharge,
  sumEntries,
  sumEntriesOfCharge,
} from './ledger.ts';
import { sumRefunds } from './unsent-refunds.ts';

interface RequestedRefund {
  orderId: string;
  sessionId: string;
  /** The charge to refund. */
  transaction: string;
  amountPiastres: number;
  /** Who requested it, if it is not the actor: a job continues the refunds that a member of staff requested. */
  staffId?: string | null | undefined;
}

/** Requests a refund; false while another refund of the same charge is under way. */
export async function requestRefund(
  api: Pick<OrderDeps, 'jobs' | 'clock' | 'actor'>,
  tx: Transaction,
  requested: RequestedRefund,
): Promise<boolean> {
  const { refundedPiastres } = await readRefundsOfCharge(tx, requested);
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      ...requested,
      refundedAfterPiastres: refundedPiastres + requested.amountPiastres,
      staffId: requested.staffId ?? api.actor?.staffId,
      createdAt: new Date(api.clock()),
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!refund) return false;
  await api.jobs.send(tx, 'refund', { refundId: refund.id });
  return true;
}

/** Requests refunds that add up to an amount, charge by charge; returns how much could be requested. */
export async function requestRefunds(
  api: Pick<OrderDeps, 'jobs' | 'clock' | 'actor'>,
  tx: Transaction,
  { id: orderId }: { id: string },
  entries: LedgerEntry[],
  { amountPiastres, staffId }: Pick<RequestedRefund, 'amountPiastres' | 'staffId'>,
): Promise<number> {
  let left = amountPiastres;
  const isCharge = ({ kind, currency }: LedgerEntry) =>
    (kind === 'charge' || kind === 'mismatch') && currency === CURRENCY;
  for (const charge of entries.filter(isCharge)) {
    const part = Math.min(left, sumEntriesOfCharge(entries, charge).heldPiastres);
    if (part <= 0 || charge.sessionId === null) continue;
    const { sessionId, transaction } = charge;
    const requested = { orderId, sessionId, transaction, amountPiastres: part, staffId };
    if (await requestRefund(api, tx, requested)) left -= part;
  }
  return amountPiastres - left;
}

/** Requests a refund of everything that is held for an order and not yet requested. */
export async function requestRemainingRefund(
  api: Pick<OrderDeps, 'jobs' | 'clock' | 'actor'>,
  tx: Transaction,
  order: { id: string },
  staffId?: string | null,
): Promise<void> {
  const entries = await readEntries(tx, order.id);
  const restPiastres = sumEntries(entries).heldPiastres - (await sumRefunds(tx, order.id, 'asked'));
  if (restPiastres > 0)
    await requestRefunds(api, tx, order, entries, { amountPiastres: restPiastres, staffId });
}

/** Queues the end of an order's open sessions, so that nobody can pay it any more. */
export async function endSessionsOfOrder(api: OrderDeps, tx: Transaction, orderId: string): Promise<void> {
  const open = await tx
    .update(paymentSessions)
    .set({ askAt: new Date(api.clock()) })
    .where(and(eq(paymentSessions.orderId, orderId), isNull(paymentSessions.closedAt)))
    .returning({ id: paymentSessions.id });
  for (const { id } of open) await api.jobs.send(tx, 'session', { sessionId: id });
}
