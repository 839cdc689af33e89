/** Lists orders by filters and a search, with keyset pagination. */
import type { SQL } from 'drizzle-orm';
import { endOfCairoDay, startOfCairoDay } from '#api/platform/cairo-time.ts';
import { and, gte, inArray, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { FoundRows } from '#api/platform/database/word-search.ts';
import { type OrderStatus, orders } from '#api/schema/orders.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import type { OrderSource } from '#contract/staff-orders/kinds.ts';
import { type FullRow, presentBriefOrder, readFullRows } from './read-orders.ts';
import { isBefore, NEWEST_FIRST, searchOrders } from './search-orders.ts';

interface OrderListQuery {
  search?: string | undefined;
  status?: OrderStatus[] | undefined;
  gateway?: string | undefined;
  governorate?: string | undefined;
  source?: OrderSource | undefined;
  product?: string | undefined;
  /** The id of a shopper. */
  shopper?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** The id of the last order on the previous page. */
  before?: string | undefined;
  limit: number;
}

/** A product in more orders than this is frequent. Its orders are found by scanning the newest orders. */
const MAX_ORDERS_OF_PRODUCT = 2000;
/** Counting stops at this number. */
const MAX_COUNT = 1000;

async function isFrequent(db: Database, product: string): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from order_lines where product_id = ${product} limit ${MAX_ORDERS_OF_PRODUCT + 1}
    ) as lines`);
  return (rows[0]?.count ?? 0) > MAX_ORDERS_OF_PRODUCT;
}

/**
 * The condition that an order contains a product. For a frequent product, PostgreSQL checks it order by order; for
 * others, the index on products finds the orders.
 */
const hasProduct = (product: string, isProductFrequent: boolean): SQL =>
  isProductFrequent
    ? sql`exists (select from order_lines where product_id = ${product} and order_id = orders.id)`
    : sql`orders.id in (select order_id from order_lines where product_id = ${product})`;

/** The conditions on the table `orders` that depend neither on the page nor on the status. */
const writeFilters = (
  { gateway, governorate, source, product, shopper, from, until }: OrderListQuery,
  isProductFrequent: boolean,
): SQL =>
  and(
    gateway ? sql`orders.gateway = ${gateway}` : undefined,
    governorate ? sql`orders.governorate = ${governorate}` : undefined,
    source ? sql`orders.source = ${source}` : undefined,
    product ? hasProduct(product, isProductFrequent) : undefined,
    shopper ? sql`orders.user_id = ${shopper}` : undefined,
    from ? gte(orders.createdAt, startOfCairoDay(from)) : undefined,
    until ? lt(orders.createdAt, endOfCairoDay(until)) : undefined,
  ) ?? sql`true`;

/**
 * Selects the ids of the newest orders that match. If statuses are given, reads the newest of each from the index on
 * status and time, and merges them.
 */
function selectNewest(statuses: OrderStatus[] | undefined, where: SQL, limit: number): SQL {
  if (!statuses)
    return sql`select orders.id from orders where ${where} order by ${NEWEST_FIRST} limit ${limit}`;
  return sql`
    select orders.id from unnest(${sql.param(statuses)}::text[]::order_status[]) as wanted(status)
    cross join lateral (
      select orders.id, orders.created_at from orders where orders.status = wanted.status and ${where}
      order by ${NEWEST_FIRST} limit ${limit}
    ) as orders
    order by ${NEWEST_FIRST} limit ${limit}`;
}

/** How many orders match; undefined if counting them would take long. */
async function countOrders(
  db: Database,
  { status }: OrderListQuery,
  where: SQL,
  isProductFrequent: boolean,
): Promise<number | undefined> {
  if (isProductFrequent) return undefined;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${selectNewest(status, where, MAX_COUNT + 1)}) as counted`,
  );
  return rows[0]?.count ?? 0;
}

async function findOrders(
  db: Database,
  query: OrderListQuery,
  where: SQL,
  isProductFrequent: boolean,
): Promise<FoundRows> {
  const { status, before, limit } = query;
  const { rows } = await db.execute<{ id: string }>(
    selectNewest(status, sql`${where} and ${isBefore(before)}`, limit + 1),
  );
  const count = (await countOrders(db, query, where, isProductFrequent)) ?? rows.length;
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return {
    ids,
    next: rows.length > limit ? (ids.at(-1) ?? null) : null,
    count: Math.min(count, MAX_COUNT),
    isCountExact: count <= MAX_COUNT && !isProductFrequent,
  };
}

async function readBriefOrders(db: Database, ids: string[]): Promise<BriefOrder[]> {
  if (ids.length === 0) return [];
  const rows = await readFullRows(db, { where: inArray(orders.id, ids), limit: ids.length });
  const byId = new Map(rows.map((row): [string, FullRow] => [row.order.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(presentBriefOrder);
}

/** A page of the newest orders that match. */
export async function listOrders(db: Database, query: OrderListQuery) {
  const { search, status, product, before, limit } = query;
  const isProductFrequent = product !== undefined && (await isFrequent(db, product));
  const filters = writeFilters(query, isProductFrequent);
  const isOfStatus = status
    ? sql`orders.status = any(${sql.param(status)}::text[]::order_status[])`
    : sql`true`;
  const { ids, ...page } = search
    ? await searchOrders(db, search, { where: sql`${filters} and ${isOfStatus}`, before, limit })
    : await findOrders(db, query, filters, isProductFrequent);
  return { ...page, data: await readBriefOrders(db, ids) };
}
