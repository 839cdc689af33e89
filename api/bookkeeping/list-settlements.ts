/** Settlements as the staff see them. */

import { endOfCairoDay, startOfCairoDay } from '#api/platform/cairo-time.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type SettlementRow, settlementLines, settlements } from '#api/schema/bookkeeping.ts';
import { CASH, orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import { readStaffNames } from '#api/staff/members.ts';
import type { LineResult } from '#contract/bookkeeping/kinds.ts';
import type { MissingEntry, Settlement, SettlementLine } from '#contract/bookkeeping/settlement-answers.ts';
import { CURRENCY } from '#contract/constants.ts';
import { MOVING_KINDS, toSignedAmount } from './match-lines.ts';

const MAX_MISSING_ENTRIES = 200;
const NO_LINES = { matched: 0, differs: 0, repeated: 0, early: 0, unknown: 0 };

/** An entry's amount as a settlement writes it: negative if money leaves the shop. */
const EXPECTED_AMOUNT = sql`case when ledger_entries.kind in ('refund', 'dispute') then -1 else 1 end * ledger_entries.amount_piastres`;

async function sumLines(db: Database, ids: string[]) {
  const rows = await db
    .select({
      id: settlementLines.settlementId,
      result: settlementLines.result,
      count: sql`count(*)`.mapWith(Number),
      amount: sql`sum(${settlementLines.amountPiastres})`.mapWith(Number),
      fee: sql`coalesce(sum(${settlementLines.feePiastres}), 0)`.mapWith(Number),
      difference: sql`coalesce(sum(${settlementLines.amountPiastres} - ${EXPECTED_AMOUNT}), 0)`.mapWith(
        Number,
      ),
    })
    .from(settlementLines)
    .leftJoin(ledgerEntries, eq(ledgerEntries.id, settlementLines.entryId))
    .where(inArray(settlementLines.settlementId, ids))
    .groupBy(settlementLines.settlementId, settlementLines.result);
  return Map.groupBy(rows, ({ id }) => id);
}

async function presentSettlements(db: Database, rows: SettlementRow[]): Promise<Settlement[]> {
  if (rows.length === 0) return [];
  const sumsOf = await sumLines(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = await readStaffNames(db, rows);
  return rows.map(({ id, settledBy, source, fileName, firstDay, lastDay, staffId, createdAt }) => {
    const sums = sumsOf.get(id) ?? [];
    const total = (name: 'count' | 'amount' | 'fee' | 'difference') =>
      sums.reduce((sum, row) => sum + row[name], 0);
    return {
      ...{ id, settledBy, source, fileName, firstDay, lastDay },
      ...{ person: nameOf(staffId), at: createdAt.toISOString() },
      lines: total('count'),
      amountPiastres: total('amount'),
      feePiastres: total('fee'),
      differencePiastres: total('difference'),
      results: { ...NO_LINES, ...Object.fromEntries(sums.map(({ result, count }) => [result, count])) },
    };
  });
}

interface PageQuery {
  before?: string | undefined;
  limit: number;
}

/** A page of the newest settlements. */
export async function listSettlements(db: Database, { before, limit }: PageQuery) {
  const isBefore = before
    ? sql`(${settlements.createdAt}, ${settlements.id}) < (select last.created_at, last.id from settlements as last where last.id = ${before})`
    : undefined;
  const rows = await db
    .select()
    .from(settlements)
    .where(isBefore)
    .orderBy(desc(settlements.createdAt), desc(settlements.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    data: await presentSettlements(db, shown),
  };
}

async function findSettlement(db: Database, id: string): Promise<SettlementRow> {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, id));
  if (!row) throw refuse('no-document', { values: [id] });
  return row;
}

export async function readSummary(db: Database, id: string): Promise<Settlement> {
  const [summary] = await presentSettlements(db, [await findSettlement(db, id)]);
  if (!summary) throw new Error(`Settlement ${id} is gone`);
  return summary;
}

/** The ledger entries of a settlement's gateway or courier, from its days, that no settlement contains. */
async function findMissing(
  db: Database,
  row: SettlementRow,
): Promise<{ count: number; entries: MissingEntry[] }> {
  const { settledBy, source, firstDay, lastDay, createdAt } = row;
  const end = lastDay ? endOfCairoDay(lastDay) : createdAt;
  const isOfSource =
    settledBy === 'gateway'
      ? and(eq(ledgerEntries.gateway, source), inArray(ledgerEntries.kind, MOVING_KINDS))
      : and(
          eq(ledgerEntries.gateway, CASH),
          eq(ledgerEntries.kind, 'charge'),
          sql`lower(${orders.carrier}) = lower(${source})`,
        );
  const where = and(
    isOfSource,
    eq(ledgerEntries.currency, CURRENCY),
    firstDay ? sql`${ledgerEntries.createdAt} >= ${startOfCairoDay(firstDay).toISOString()}` : undefined,
    sql`${ledgerEntries.createdAt} < ${end.toISOString()}`,
    sql`not exists (select from settlement_lines where settlement_lines.entry_id = ${ledgerEntries.id})`,
  );
  const rows = await db
    .select({
      entry: ledgerEntries,
      orderNumber: orders.orderNumber,
      count: sql`count(*) over ()`.mapWith(Number),
    })
    .from(ledgerEntries)
    .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
    .where(where)
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id))
    .limit(MAX_MISSING_ENTRIES);
  const entries = rows.map(({ entry, orderNumber }) => ({
    ...{ entryId: entry.id, at: entry.createdAt.toISOString(), kind: entry.kind, orderNumber },
    ...{ orderId: entry.orderId, transaction: entry.transaction, amountPiastres: toSignedAmount(entry) },
  }));
  return { count: rows[0]?.count ?? 0, entries };
}

/** A settlement, with the ledger entries that it lacks. */
export async function readWholeSettlement(db: Database, id: string) {
  const row = await findSettlement(db, id);
  return { ...(await readSummary(db, id)), missing: await findMissing(db, row) };
}

interface LinesQuery {
  result?: LineResult | undefined;
  after?: number | undefined;
  limit: number;
}

/** Lines of a settlement, in the order of its file. */
export async function listLines(db: Database, id: string, { result, after = 0, limit }: LinesQuery) {
  await findSettlement(db, id);
  const rows = await db
    .select({
      row: settlementLines,
      orderNumber: orders.orderNumber,
      expected: sql`${EXPECTED_AMOUNT}`.mapWith(Number),
    })
    .from(settlementLines)
    .leftJoin(orders, eq(orders.id, settlementLines.orderId))
    .leftJoin(ledgerEntries, eq(ledgerEntries.id, settlementLines.entryId))
    .where(
      and(
        eq(settlementLines.settlementId, id),
        gt(settlementLines.line, after),
        result ? eq(settlementLines.result, result) : undefined,
      ),
    )
    .orderBy(asc(settlementLines.line))
    .limit(limit + 1);
  const data = rows.slice(0, limit).map(
    ({ row, orderNumber, expected }): SettlementLine => ({
      ...{ line: row.line, reference: row.reference, amountPiastres: row.amountPiastres },
      ...{ feePiastres: row.feePiastres, day: row.day, result: row.result },
      ...{ orderId: row.orderId, orderNumber, expectedPiastres: row.entryId === null ? null : expected },
    }),
  );
  return { next: rows.length > limit ? String(data.at(-1)?.line) : null, data };
}
