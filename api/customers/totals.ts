import { sumEntries } from '#api/ledger/ledger.ts';
import { and, eq, inArray, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { customerBlocks } from '#api/schema/customers.ts';
import { orders } from '#api/schema/orders.ts';
import { ledgerEntries } from '#api/schema/payments.ts';
import type { BriefCustomer } from '#contract/customers/answers.ts';

type Totals = Pick<BriefCustomer, 'orders' | 'lastOrderAt' | 'paidPiastres' | 'block'>;

async function readOrders(db: Database, ids: string[]) {
  const rows = await db
    .select({
      id: orders.userId,
      count: sql`count(*)`.mapWith(Number),
      last: sql`max(${orders.createdAt})`.mapWith(orders.createdAt),
    })
    .from(orders)
    .where(and(inArray(orders.userId, ids), sql`${orders.status} <> 'replaced'`))
    .groupBy(orders.userId);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What each shopper paid, less refunds and lost disputes. */
async function readPaid(db: Database, ids: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      id: orders.userId,
      kind: ledgerEntries.kind,
      currency: ledgerEntries.currency,
      amountPiastres: sql`sum(${ledgerEntries.amountPiastres})`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(ledgerEntries, eq(ledgerEntries.orderId, orders.id))
    .where(inArray(orders.userId, ids))
    .groupBy(orders.userId, ledgerEntries.kind, ledgerEntries.currency);
  const byShopper = [...Map.groupBy(rows, ({ id }) => id)];
  return new Map(byShopper.map(([id, entries]) => [id, sumEntries(entries).unreturnedPiastres]));
}

async function readBlocks(db: Database, ids: string[]) {
  const rows = await db
    .select({ id: customerBlocks.userId, kind: customerBlocks.kind })
    .from(customerBlocks)
    .where(and(inArray(customerBlocks.userId, ids), isNull(customerBlocks.liftedAt)));
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

/** The sums of each shopper's orders, and the shopper's block. */
export async function readTotals(db: Database, ids: string[]): Promise<(id: string) => Totals> {
  const [ofOrders, paid, blocks] = [
    await readOrders(db, ids),
    await readPaid(db, ids),
    await readBlocks(db, ids),
  ];
  return (id) => ({
    orders: ofOrders.get(id)?.count ?? 0,
    lastOrderAt: ofOrders.get(id)?.last.toISOString() ?? null,
    paidPiastres: paid.get(id) ?? 0,
    block: blocks.get(id) ?? null,
  });
}
