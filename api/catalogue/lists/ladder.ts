/** Far pages: where every thousandth row of a list stands, so that a page in the middle of a million reads a thousand. */
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Order, toOrderBy } from './order.ts';

interface Rung {
  /** What the row is sorted by, as text. */
  key: string;
  id: string;
}

const STEP = 1_000;
// A list changes little in a minute, and who is that deep in it does not see by how much.
const KEPT_MS = 60_000;
const MAX_BYTES = 8 * 1024 * 1024;
// What a rung costs, roughly.
const RUNG_BYTES = 200;

interface Ladder {
  where: SQL | undefined;
  order: Order;
  /** How many rows there are from rung to rung. */
  step: number;
}

const ladders = new WeakMap<Database, LRUCache<string, Rung[], Ladder>>();

function laddersOf(db: Database) {
  const known = ladders.get(db);
  if (known) return known;
  const made = new LRUCache<string, Rung[], Ladder>({
    maxSize: MAX_BYTES,
    sizeCalculation: (rungs, name) => 2 * name.length + RUNG_BYTES * (rungs.length + 1),
    ttl: KEPT_MS,
    // An old ladder serves while a new one is made.
    allowStale: true,
    fetchMethod: (_key, _old, { context }) => readRungs(db, context),
  });
  ladders.set(db, made);
  return made;
}

async function readRungs(db: Database, { where, order, step }: Ladder): Promise<Rung[]> {
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

/** Whether a list can be entered in its middle: it is sorted by one thing, and by the id. */
export const hasLadder = ({ steps }: Order) => steps.length === 2;

/** The ids from a position on. `name` is what the list is known by. */
export async function enterAt(
  db: Database,
  { name, where, order }: { name: string; where: SQL | undefined; order: Order },
  { before, count, step = STEP }: { before: number; count: number; step?: number },
): Promise<string[]> {
  const rungs = (await laddersOf(db).fetch(name, { context: { where, order, step } })) ?? [];
  const at = Math.min(Math.floor(before / step), rungs.length - 1);
  const rung = rungs[at];
  const [first, last] = order.steps;
  if (!rung || !first || !last) return [];
  const orderBy = sql.join(toOrderBy(order), sql`, `);
  const left = before - at * step + count;
  const column = first.column('products');
  const part = (from: SQL) =>
    sql`(select id, ${column} as key from products where ${and(where, from)} order by ${orderBy} limit ${left})`;
  // Rows with the same key first, then those after it: each part walks the index by itself.
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      ${part(sql`${column} = ${rung.key} and id ${sql.raw(last.isDown ? '<=' : '>=')} ${rung.id}`)}
      union all
      ${part(sql`${column} ${sql.raw(first.isDown ? '<' : '>')} ${rung.key}`)}) entered
    order by key ${sql.raw(first.isDown ? 'desc' : 'asc')}, id ${sql.raw(last.isDown ? 'desc' : 'asc')}
    limit ${count} offset ${before - at * step}`);
  return rows.map(({ id }) => id);
}
