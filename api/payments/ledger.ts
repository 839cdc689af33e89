/** The SQL of the ledger: entries are added, and added up. */

import { and, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { CURRENCY } from '#contract/constants.ts';
import { ledgerEntries, refunds } from './tables.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'id'>;

/** The charge that a refund is of, in the shop's own currency: what came in another goes back by itself, and no sum has it. */
export const IS_CHARGE_OF_REFUND = and(
  eq(ledgerEntries.orderId, refunds.orderId),
  eq(ledgerEntries.sessionId, refunds.sessionId),
  eq(ledgerEntries.transaction, refunds.transaction),
  inArray(ledgerEntries.kind, ['charge', 'mismatch']),
  eq(ledgerEntries.currency, CURRENCY),
);

/** Enters an amount; false when it was entered before. */
export async function enterInLedger(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const entered = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: [ledgerEntries.gateway, ledgerEntries.kind, ledgerEntries.transaction] })
    .returning({ id: ledgerEntries.id });
  return entered.length > 0;
}

/** The entry of a charge, be it of the right amount or not. */
export async function findTaken(
  tx: Transaction,
  gateway: string,
  transaction: string,
): Promise<LedgerEntry | undefined> {
  const [found] = await tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.gateway, gateway),
        inArray(ledgerEntries.kind, ['charge', 'mismatch']),
        eq(ledgerEntries.transaction, transaction),
      ),
    );
  return found;
}

/** The entries of an order, oldest first. */
export function readEntries(db: Database | Transaction, orderId: string): Promise<LedgerEntry[]> {
  return db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId)).orderBy(ledgerEntries.id);
}

/** What the shop took and gave back for an order. */
export interface Balance {
  takenPiastres: number;
  refundedPiastres: number;
}

/** Adds entries up; what came in another currency goes back by itself and is no part of it. */
export function sumEntries(entries: Pick<LedgerEntry, 'kind' | 'amountPiastres' | 'currency'>[]): Balance {
  const sumOf = (...kinds: LedgerEntry['kind'][]) =>
    entries
      .filter(({ kind, currency }) => currency === CURRENCY && kinds.includes(kind))
      .reduce((sum, { amountPiastres }) => sum + amountPiastres, 0);
  return {
    takenPiastres: sumOf('charge', 'mismatch'),
    refundedPiastres: sumOf('refund') - sumOf('refund_failed'),
  };
}

/** What banks claim back, or have got: it can't go back to the shopper once more. */
export function sumClaimed(entries: Pick<LedgerEntry, 'kind' | 'amountPiastres' | 'currency'>[]): number {
  const signOf = { dispute: 1, dispute_won: -1 } as Partial<Record<LedgerEntry['kind'], number>>;
  return entries
    .filter(({ currency }) => currency === CURRENCY)
    .reduce((sum, { kind, amountPiastres }) => sum + (signOf[kind] ?? 0) * amountPiastres, 0);
}

/** The balances of several orders; those without entries are not in it. */
export async function readBalances(
  db: Database | Transaction,
  orderIds: string[],
): Promise<Map<string, Balance>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      orderId: ledgerEntries.orderId,
      kind: ledgerEntries.kind,
      currency: ledgerEntries.currency,
      amountPiastres: sql<number>`sum(${ledgerEntries.amountPiastres})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderId, orderIds))
    .groupBy(ledgerEntries.orderId, ledgerEntries.kind, ledgerEntries.currency);
  return new Map(
    [...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, entries]) => [
      orderId,
      sumEntries(entries),
    ]),
  );
}

/** What went back of one charge: all of it ever, what of that came back to the shop, and when the last of it was entered. */
export interface Refunded {
  sentPiastres: number;
  failedPiastres: number;
  refundedPiastres: number;
  newestAt: Date | undefined;
}

/** What went back of one charge through its gateway so far. */
export async function readRefundedOf(
  db: Database | Transaction,
  { orderId, sessionId, transaction }: { orderId: string; sessionId: string; transaction: string },
): Promise<Refunded> {
  const entries = await db
    .select({
      kind: ledgerEntries.kind,
      amountPiastres: ledgerEntries.amountPiastres,
      createdAt: ledgerEntries.createdAt,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.orderId, orderId),
        eq(ledgerEntries.sessionId, sessionId),
        inArray(ledgerEntries.kind, ['refund', 'refund_failed']),
        eq(ledgerEntries.ofTransaction, transaction),
      ),
    )
    .orderBy(ledgerEntries.id);
  const sumOf = (wanted: LedgerEntry['kind']) =>
    entries.reduce((sum, { kind, amountPiastres }) => sum + (kind === wanted ? amountPiastres : 0), 0);
  const [sentPiastres, failedPiastres] = [sumOf('refund'), sumOf('refund_failed')];
  return {
    sentPiastres,
    failedPiastres,
    refundedPiastres: sentPiastres - failedPiastres,
    newestAt: entries.at(-1)?.createdAt,
  };
}
