/**
 * Deep pagination: caches the sort key of every thousandth row of a list, so that no page scans more than a thousand
 * rows.
 */
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type SortOrder, toOrderBy } from './sort-order.ts';

/** A row from which an index scan can start. */
interface Anchor {
  /** The sort key as text. */
  key: string;
  id: string;
}

const ANCHOR_STEP = 1_000;
// Stale anchors are harmless: a list changes little in a minute, and nobody notices that on deep pages.
const TTL_MS = 60_000;
const MAX_BYTES = 8 * 1024 * 1024;
// The approximate memory per anchor.
const ANCHOR_BYTES = 200;

interface AnchorQuery {
  where: SQL | undefined;
  order: SortOrder;
  /** The number of rows between anchors. */
  step: number;
}

const caches = new WeakMap<Database, LRUCache<string, Anchor[], AnchorQuery>>();

function cacheOf(db: Database) {
  const known = caches.get(db);
  if (known) return known;
  const cache = new LRUCache<string, Anchor[], AnchorQuery>({
    maxSize: MAX_BYTES,
    sizeCalculation: (anchors, name) => 2 * name.length + ANCHOR_BYTES * (anchors.length + 1),
    ttl: TTL_MS,
    // Stale anchors are served while new ones are read.
    allowStale: true,
    fetchMethod: (_key, _old, { context }) => readAnchors(db, context),
  });
  caches.set(db, cache);
  return cache;
}

async function readAnchors(db: Database, { where, order, step }: AnchorQuery): Promise<Anchor[]> {
  const [first] = order.steps;
  if (!first) return [];
  const { rows } = await db.execute<{ key: string; id: string }>(sql`
    select key, id from (
      select ${first.column('products')}::text as key, id,
        row_number() over (order by ${sql.join(toOrderBy(order), sql`, `)}) as at
      from products where ${where ?? sql`true`}) numbered
    where (at - 1) % ${step} = 0 order by at`);
  return rows;
}

/** Whether an order supports anchors: it has one key besides the id. */
export const hasAnchors = ({ steps }: SortOrder) => steps.length === 2;

/** Reads ids from a position on. `name` is the list's cache key. */
export async function readDeepPage(
  db: Database,
  { name, where, order }: { name: string; where: SQL | undefined; order: SortOrder },
  { before, count, step = ANCHOR_STEP }: { before: number; count: number; step?: number },
): Promise<string[]> {
  const anchors = (await cacheOf(db).fetch(name, { context: { where, order, step } })) ?? [];
  const at = Math.min(Math.floor(before / step), anchors.length - 1);
  const anchor = anchors[at];
  const [first, last] = order.steps;
  if (!anchor || !first || !last) return [];
  const orderBy = sql.join(toOrderBy(order), sql`, `);
  const left = before - at * step + count;
  const column = first.column('products');
  const part = (from: SQL) =>
    sql`(select id, ${column} as key from products where ${and(where, from)} order by ${orderBy} limit ${left})`;
  // Rows with the anchor's key and rows after it are separate subqueries, so that each uses the index.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      ${part(sql`${column} = ${anchor.key} and id ${sql.raw(last.isDown ? '<=' : '>=')} ${anchor.id}`)}
      union all
      ${part(sql`${column} ${sql.raw(first.isDown ? '<' : '>')} ${anchor.key}`)}) page
    order by key ${sql.raw(first.isDown ? 'desc' : 'asc')}, id ${sql.raw(last.isDown ? 'desc' : 'asc')}
    limit ${count} offset ${before - at * step}`);
  return rows.map(({ id }) => id);
}
