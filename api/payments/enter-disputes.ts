/** Enters disputes into the ledger and moves their orders. */

import type { Api } from '#api/dependencies.ts';
import { requestRefund } from '#api/ledger/gateway-jobs.ts';
import {
  enterInLedger,
  type LedgerEntry,
  readEntries,
  sumEntries,
  sumEntriesOfCharge,
} from '#api/ledger/ledger.ts';
import { sumRefunds } from '#api/ledger/unsent-refunds.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { updateRefundStatus } from '#api/orders/update-refund-status.ts';
import { and, eq, isNotNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { paymentSessions, refunds } from '#api/schema/payments.ts';
import { CURRENCY } from '#contract/constants.ts';
import type { Charge } from './gateway.ts';
import type { SessionRow } from './queries.ts';

interface DisputedOrder {
  order: OrderRow;
  session: SessionRow;
  /** When the gateway was asked; undefined for a notification. */
  askedAt?: number | undefined;
}

type Kind = 'dispute' | 'dispute_won' | 'dispute_lost' | 'dispute_reopened';
const DISPUTE_KINDS: readonly string[] = ['dispute', 'dispute_won', 'dispute_lost', 'dispute_reopened'];

interface Change {
  kind: Kind;
  amountPiastres: number;
}

interface Claims {
  claimedPiastres: number;
  lostPiastres: number;
}

/** The entries to add, so that the ledger agrees with the gateway's report. */
export function listDisputeEntries(known: Claims, reported: Claims, isCurrent: boolean): Change[] {
  const newlyLost = reported.lostPiastres - known.lostPiastres;
  const more = reported.claimedPiastres + reported.lostPiastres - known.claimedPiastres - known.lostPiastres;
  const changes: Change[] = [{ kind: 'dispute', amountPiastres: more }];
  // A notification, or an answer older than the last entry, does not prove that a bank decided.
  if (isCurrent) {
    changes.unshift({ kind: 'dispute_reopened', amountPiastres: -newlyLost });
    changes.push({ kind: 'dispute_won', amountPiastres: -more });
    changes.push({ kind: 'dispute_lost', amountPiastres: newlyLost });
  }
  return changes.filter(({ amountPiastres }) => amountPiastres > 0);
}

/** Enters the changes of a charge's disputes into the ledger; returns the kinds of the new entries. */
export async function enterDisputes(
  api: Api,
  tx: Transaction,
  { order, session, askedAt }: DisputedOrder,
  { disputedPiastres = 0, lostPiastres = 0, transaction, currency }: Charge,
): Promise<Kind[]> {
  const { gateway } = session;
  const entries = (await readEntries(tx, order.id)).filter(
    (entry) =>
      entry.gateway === gateway && entry.ofTransaction === transaction && DISPUTE_KINDS.includes(entry.kind),
  );
  const isCurrent = askedAt !== undefined && (entries.at(-1)?.createdAt.getTime() ?? 0) < askedAt;
  const known = sumEntriesOfCharge(entries, { gateway, transaction });
  const changes = listDisputeEntries(known, { claimedPiastres: disputedPiastres, lostPiastres }, isCurrent);
  for (const { kind, amountPiastres } of changes) {
    const before = entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountPiastres : 0), 0);
    await enterInLedger(tx, {
      orderId: order.id,
      sessionId: session.id,
      gateway,
      kind,
      transaction: `${transaction} to ${before + amountPiastres}`,
      ofTransaction: transaction,
      amountPiastres,
      currency,
      createdAt: new Date(api.clock()),
    });
    if (kind === 'dispute') api.log.error({ order: order.id }, 'a payment is disputed');
    else if (kind === 'dispute_reopened') api.log.warn({ order: order.id }, 'a dispute was reopened');
    else api.log.warn({ order: order.id, kind }, 'a dispute was decided');
    if (kind === 'dispute_lost') await closeRefusedRefunds(tx, { session, transaction, amountPiastres });
  }
  return changes.map(({ kind }) => kind);
}

/** Closes refunds that the gateway had refused, if the shopper got at least their sum from the bank. */
async function closeRefusedRefunds(
  tx: Transaction,
  {
    session,
    transaction,
    amountPiastres,
  }: { session: SessionRow; transaction: string; amountPiastres: number },
): Promise<void> {
  const isRefused = and(
    eq(refunds.sessionId, session.id),
    eq(refunds.transaction, transaction),
    eq(refunds.state, 'refused'),
  );
  const found = await tx.select({ amountPiastres: refunds.amountPiastres }).from(refunds).where(isRefused);
  const refusedPiastres = found.reduce((sum, refund) => sum + refund.amountPiastres, 0);
  if (amountPiastres >= refusedPiastres) await tx.update(refunds).set({ state: 'done' }).where(isRefused);
}

/** Moves an order after decided disputes, and refunds what the shop got back for a cancelled or returned order. */
export async function applyDisputes(
  api: Api,
  tx: Transaction,
  { order, session }: DisputedOrder,
  { transaction }: Charge,
  kinds: Kind[],
): Promise<OrderRow> {
  const entries = await readEntries(tx, order.id);
  const won = { order, session, transaction, entries };
  const moved = kinds.includes('dispute_won') ? await applyWonDispute(api, tx, won) : order;
  return kinds.includes('dispute_lost') ? updateRefundStatus(api, tx, moved, { by: 'gateway' }) : moved;
}

interface WonDispute {
  order: OrderRow;
  session: SessionRow;
  transaction: string;
  entries: LedgerEntry[];
}

/** Applies money that a bank released: it pays for the order if the shopper kept the goods, else it is refunded. */
async function applyWonDispute(api: Api, tx: Transaction, won: WonDispute): Promise<OrderRow> {
  const { order, session, transaction, entries } = won;
  const own = sumEntriesOfCharge(entries, { gateway: session.gateway, transaction });
  const all = sumEntries(entries);
  const accepted = await listAccepted(tx, order, entries);
  const isOfOrder = accepted.some(
    (charge) => charge.gateway === session.gateway && charge.transaction === transaction,
  );
  if (order.stock !== 'none' && isOfOrder) {
    const ofOrder = accepted.map((charge) => sumEntriesOfCharge(entries, charge).unreturnedPiastres);
    const unreturnedPiastres = ofOrder.reduce((sum, piastres) => sum + piastres, 0);
    return restoreOrder(api, tx, order, Math.min(unreturnedPiastres, all.unreturnedPiastres));
  }
  const isOurCurrency = entries.some(
    (each) => each.transaction === transaction && each.currency === CURRENCY,
  );
  const freePiastres = all.heldPiastres - (await sumRefunds(tx, order.id, 'asked'));
  const amountPiastres = isOurCurrency ? Math.min(own.heldPiastres, freePiastres) : own.heldPiastres;
  if (amountPiastres <= 0) return order;
  await requestRefund(api, tx, { orderId: order.id, sessionId: session.id, transaction, amountPiastres });
  // The order was fully refunded, but the won dispute brought some of the money back.
  const event = order.status === 'refunded' && isOurCurrency ? 'charged_in_vain' : undefined;
  return (event && (await moveOrder(api, tx, order, { event, by: 'gateway' }))) ?? order;
}

/** The charges that paid for an order: the first one, and later ones for lines that were added to the order. */
async function listAccepted(
  tx: Transaction,
  { id }: OrderRow,
  entries: LedgerEntry[],
): Promise<LedgerEntry[]> {
  const sessions = await tx
    .select({ id: paymentSessions.id, transaction: paymentSessions.acceptedTransaction })
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, id), isNotNull(paymentSessions.acceptedTransaction)));
  const charges = entries.filter(({ kind }) => kind === 'charge');
  return charges.filter(
    (charge, index) =>
      index === 0 ||
      sessions.some(
        (session) => session.id === charge.sessionId && session.transaction === charge.transaction,
      ),
  );
}

/** Restores the status of an order that the shopper kept, when money that the shop had lost comes back. */
async function restoreOrder(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  unreturnedPiastres: number,
): Promise<OrderRow> {
  if (unreturnedPiastres === 0) return order;
  const deliveredAt = order.deliveredAt ?? new Date(api.clock());
  const isWhole = unreturnedPiastres >= order.totalPiastres - order.owedPiastres;
  const transition = isWhole
    ? { event: 'restored' as const, set: { deliveredAt } }
    : { event: 'restored_part' as const };
  return (await moveOrder(api, tx, order, { ...transition, by: 'gateway' })) ?? order;
}
