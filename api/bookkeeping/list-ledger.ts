/** Lists ledger entries by filters, with keyset pagination. */
import type { SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { findOrderId, NotFound, orderName } from '#api/desk/desk-call.ts';
import { endOfCairoDay, startOfCairoDay } from '#api/platform/cairo-time.ts';
import { and, desc, eq, gte, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { readStaffNames } from '#api/staff/members.ts';
import type { LedgerLine } from '#contract/bookkeeping/answers.ts';
import type { ledgerQuery } from '#contract/bookkeeping/requests.ts';
import { sumLedger } from './ledger-sums.ts';

type LedgerQuery = v.InferOutput<typeof ledgerQuery>;
type LedgerFilters = Omit<LedgerQuery, 'before' | 'limit'>;

const BATCH_SIZE = 500;

/** Finds the id of the order whose number or id was typed. */
async function findOrder(db: Database, typed: string): Promise<string> {
  const name = v.safeParse(orderName, typed);
  try {
    if (name.success) return await findOrderId(db, name.output);
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  throw refuse('no-such-order', { values: [typed] });
}

/** The condition on the entries that the filters select. */
export async function readLedgerFilters(
  db: Database,
  { gateway, kind, order, staff, from, until }: LedgerFilters,
): Promise<SQL> {
  const orderId = order && (await findOrder(db, order));
  return (
    and(
      gateway ? eq(ledgerEntries.gateway, gateway) : undefined,
      kind ? eq(ledgerEntries.kind, kind) : undefined,
      orderId ? eq(ledgerEntries.orderId, orderId) : undefined,
      staff ? eq(ledgerEntries.staffId, staff) : undefined,
      from ? gte(ledgerEntries.createdAt, startOfCairoDay(from)) : undefined,
      until ? lt(ledgerEntries.createdAt, endOfCairoDay(until)) : undefined,
    ) ?? sql`true`
  );
}

const isBefore = (id: number | undefined): SQL =>
  id === undefined
    ? sql`true`
    : sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) < (
        select last.created_at, last.id from ledger_entries as last where last.id = ${id}
      )`;

/** Entries, newest first. */
async function readLines(
  db: Database,
  where: SQL,
  { before, limit }: Pick<LedgerQuery, 'before' | 'limit'>,
): Promise<LedgerLine[]> {
  const rows = await db
    .select({ entry: ledgerEntries, orderNumber: orders.orderNumber })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(and(where, isBefore(before)))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(limit);
  const nameOf = await readStaffNames(
    db,
    rows.map(({ entry }) => entry),
  );
  return rows.map(({ entry, orderNumber }) => ({
    id: entry.id,
    at: entry.createdAt.toISOString(),
    gateway: entry.gateway,
    kind: entry.kind,
    orderId: entry.orderId,
    orderNumber,
    transaction: entry.transaction,
    ofTransaction: entry.ofTransaction,
    amountPiastres: entry.amountPiastres,
    currency: entry.currency,
    person: nameOf(entry.staffId),
  }));
}

/** A page of the entries that match, newest first. The first page also has the sums of all of them. */
export async function listLedger(db: Database, { before, limit, ...filters }: LedgerQuery) {
  const where = await readLedgerFilters(db, filters);
  const rows = await readLines(db, where, { before, limit: limit + 1 });
  const data = rows.slice(0, limit);
  return {
    next: rows.length > limit ? String(data.at(-1)?.id) : null,
    sums: before === undefined ? await sumLedger(db, where) : null,
    data,
  };
}

/** All entries that match, in batches. */
export async function* readWholeLedger(db: Database, where: SQL): AsyncGenerator<LedgerLine[]> {
  for (let before: number | undefined; ; ) {
    const rows = await readLines(db, where, { before, limit: BATCH_SIZE });
    yield rows;
    if (rows.length < BATCH_SIZE) return;
    before = rows.at(-1)?.id;
  }
}
