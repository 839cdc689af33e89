/** The SQL of the ledger: adds entries and sums them up. */

import { and, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { ledgerEntries, refunds } from '#api/schema/payments.ts';
import { CURRENCY } from '#contract/constants.ts';

export type LedgerEntry = typeof ledgerEntries.$inferSelect;
export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'id'>;

/** Joins a refund with its charge. Leaves out charges in another currency, which are refunded automatically. */
export const IS_CHARGE_OF_REFUND = and(
  // The session implies the order; this condition is here so that the index on the order's id can be used.
  eq(ledgerEntries.orderId, refunds.orderId),
  eq(ledgerEntries.sessionId, refunds.sessionId),
  eq(ledgerEntries.transaction, refunds.transaction),
  inArray(ledgerEntries.kind, ['charge', 'mismatch']),
  eq(ledgerEntries.currency, CURRENCY),
);

/** Adds an entry; false when it was there already. */
export async function enterInLedger(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const entered = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing({ target: [ledgerEntries.gateway, ledgerEntries.kind, ledgerEntries.transaction] })
    .returning({ id: ledgerEntries.id });
  return entered.length > 0;
}

/** The entry of a charge, whether its amount was right or not. */
export async function findPaymentEntry(
  tx: Database | Transaction,
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

/** What became of an order's money. */
export interface Balance {
  takenPiastres: number;
  /** Sent back by the shop. */
  refundedPiastres: number;
  /** In open disputes. */
  claimedPiastres: number;
  /** In lost disputes. */
  lostPiastres: number;
  /** What the shop has and could refund: taken, and not refunded, claimed or lost. */
  heldPiastres: number;
  /** Held, or still claimed by a bank: neither refunded nor lost. */
  unreturnedPiastres: number;
}

type Kind = LedgerEntry['kind'];
type Signs = Partial<Record<Kind, 1 | -1>>;

/** Which kinds of entries add to a sum, and which subtract. */
const SIGNS = {
  taken: { charge: 1, mismatch: 1 },
  refunded: { refund: 1, refund_failed: -1 },
  claimed: { dispute: 1, dispute_won: -1, dispute_lost: -1, dispute_reopened: 1 },
  lost: { dispute_lost: 1, dispute_reopened: -1 },
} as const satisfies Record<string, Signs>;

type Amount = Pick<LedgerEntry, 'kind' | 'amountPiastres'>;

const sumBy = (signs: Signs, entries: Amount[]) =>
  entries.reduce((sum, { kind, amountPiastres }) => sum + (signs[kind] ?? 0) * amountPiastres, 0);

/** Sums entries, whatever their currency. */
function sumAll(entries: Amount[]): Balance {
  const takenPiastres = sumBy(SIGNS.taken, entries);
  const refundedPiastres = sumBy(SIGNS.refunded, entries);
  const claimedPiastres = sumBy(SIGNS.claimed, entries);
  const lostPiastres = sumBy(SIGNS.lost, entries);
  const unreturnedPiastres = Math.max(0, takenPiastres - refundedPiastres - lostPiastres);
  // Never below zero, although a bank may claim money that was already refunded.
  const heldPiastres = Math.max(0, unreturnedPiastres - claimedPiastres);
  return {
    takenPiastres,
    refundedPiastres,
    claimedPiastres,
    lostPiastres,
    heldPiastres,
    unreturnedPiastres,
  };
}

/** Sums entries in the shop's currency; charges in another one are refunded automatically. */
export const sumEntries = (entries: (Amount & Pick<LedgerEntry, 'currency'>)[]): Balance =>
  sumAll(entries.filter(({ currency }) => currency === CURRENCY));

/** The balance of one charge, in its own currency. */
export const sumEntriesOfCharge = (
  entries: LedgerEntry[],
  { gateway, transaction }: Pick<LedgerEntry, 'gateway' | 'transaction'>,
): Balance =>
  sumAll(entries.filter((each) => each.gateway === gateway && each.ofTransaction === transaction));

/** Whether a dispute is open. */
export const isDisputed = (balance: Balance | undefined): boolean => (balance?.claimedPiastres ?? 0) > 0;

const sumInSql = (signs: Signs) => {
  const cases = Object.entries(signs).map(([kind, sign]) => sql`when ${kind} then ${sql.raw(String(sign))}`);
  return sql`coalesce(sum(case kind::text ${sql.join(cases, sql` `)} else 0 end * amount_piastres), 0)`;
};

/** The claimed sum of entries, in SQL. */
export const SUM_CLAIMED = sumInSql(SIGNS.claimed);

/** The held sum of entries, in SQL. */
export const SUM_HELD = sql`${sumInSql(SIGNS.taken)} - ${sumInSql(SIGNS.refunded)} - ${sumInSql(SIGNS.claimed)} - ${sumInSql(SIGNS.lost)}`;

/** Balances by order; orders without entries are left out. */
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

/** The refunds of one charge. */
export interface ChargeRefunds {
  sentPiastres: number;
  /** Refunds that came back to the shop after they were sent. */
  failedPiastres: number;
  /** Sent and not failed. */
  refundedPiastres: number;
  /** When the last refund or failure was entered. */
  newestAt: Date | undefined;
}

/** The refunds of one charge through its gateway so far. */
export async function readRefundsOfCharge(
  db: Database | Transaction,
  { orderId, sessionId, transaction }: { orderId: string; sessionId: string; transaction: string },
): Promise<ChargeRefunds> {
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
