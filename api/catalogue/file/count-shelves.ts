/**
 * How an import moves the counts of shelves: once, at its end. Every sale of a last piece moves them too, and would wait
 * until the import is over.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { Staging } from './staging.ts';

/** Families, and products that have none, whose counts are moved by one statement. */
const MOVED_AT_ONCE = 2_000;
/** Moving the counts of a product takes as long as counting so many anew. */
const COST_OF_MOVING = 10;

/** Leaves the counts alone until `countShelves`. */
export async function holdCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local my_store.bulk = on`);
}

/** Notes what products are counted as before they are written. They must be locked. */
export async function noteFacts(tx: Transaction, { changed }: Staging, ids: string[]): Promise<void> {
  await tx.execute(sql`update ${changed} c set facts = shelf_facts_of(p)
    from products p where p.id = c.id and c.id = any(${sql.param(ids)}::text[])`);
}

/** What changed products were counted as and what they are, by family; answers how many there are. */
async function noteMoved(tx: Transaction, { changed, moved }: Staging): Promise<number> {
  await tx.execute(sql`drop table if exists ${moved}`);
  await tx.execute(sql`create table ${moved} as
    select coalesce((side.facts).family_id, (side.facts).id) as key, side.is_after, side.facts
    from (select c.facts as before, shelf_facts_of(p) as after from ${changed} c join products p on p.id = c.id offset 0) both_of
      cross join lateral (values (false, both_of.before), (true, both_of.after)) side (is_after, facts)
    where both_of.before is distinct from both_of.after and (side.facts).id is not null`);
  await tx.execute(sql`create index on ${moved} (key)`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*) filter (where is_after)::int as count from ${moved}`,
  );
  return rows[0]?.count ?? 0;
}

/** Moves the counts of one family after the other: what a family counts as depends on all of its products. */
async function moveCounts(tx: Transaction, { moved }: Staging): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await tx.execute<{ key: string | null }>(sql`select max(key) as key
      from (select distinct key from ${moved} where key > ${last} order by key limit ${MOVED_AT_ONCE}) some_of`);
    const key = rows[0]?.key ?? null;
    if (key === null) return;
    const side = (isAfter: boolean) => sql`array(select facts from ${moved}
      where key > ${last} and key <= ${key} and is_after = ${isAfter}::boolean)`;
    await tx.execute(sql`select move_shelf_counts(${side(false)}, ${side(true)})`);
    last = key;
  }
}

/** Moves the counts from what products were to what they are, of `all` in the shop, or counts anew where that costs less. */
export async function countShelves(tx: Transaction, staging: Staging, all: number): Promise<void> {
  const moved = await noteMoved(tx, staging);
  if (moved === 0) return;
  // Whoever changes a sibling meanwhile waits, and sees these products as they are now.
  await tx.execute(sql`lock table shelf_counts in share row exclusive mode`);
  if (moved * COST_OF_MOVING > all) await tx.execute(sql`select count_all_shelves()`);
  else await moveCounts(tx, staging);
}
