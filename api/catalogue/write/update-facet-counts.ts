/** Updates the stored facet counts once, at the end of an act. */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/** Families (or products without one) per statement. */
const FAMILY_BATCH_SIZE = 2_000;
/** Updating the counts for one product takes as long as recounting this many. */
const UPDATE_COST = 10;

/**
 * Records the facts by which touched products are counted, before and after, with their family. Returns the number of
 * products whose facts changed.
 */
async function recordMoves(tx: Transaction): Promise<number> {
  await tx.execute(sql`create temporary table moved_products on commit drop as
    select coalesce((side.facts).family_id, (side.facts).id) as key, side.is_after, side.facts
    from (select t.facts as before, shelf_facts_of(p) as after from touched_products t join products p on p.id = t.id offset 0) both_of
      cross join lateral (values (false, both_of.before), (true, both_of.after)) side (is_after, facts)
    where both_of.before is distinct from both_of.after and (side.facts).id is not null`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(distinct (facts).id)::int as count from moved_products`,
  );
  const count = rows[0]?.count ?? 0;
  if (count > FAMILY_BATCH_SIZE) await tx.execute(sql`create index on moved_products (key)`);
  return count;
}

/** Updates the counts, whole families at a time: how a family is counted depends on all of its products. */
async function updateByFamilies(tx: Transaction): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await tx.execute<{ key: string | null }>(sql`select max(key) as key
      from (select distinct key from moved_products where key > ${last} order by key limit ${FAMILY_BATCH_SIZE}) some_of`);
    const key = rows[0]?.key ?? null;
    if (key === null) return;
    const side = (isAfter: boolean) => sql`array(select facts from moved_products
      where key > ${last} and key <= ${key} and is_after = ${isAfter}::boolean)`;
    await tx.execute(sql`select move_shelf_counts(${side(false)}, ${side(true)})`);
    last = key;
  }
}

/** About how many products are listed, from the stored counts. */
async function readListed(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ products: number }>(
    sql`select products from shelf_counts where shelf = 'all' and facet = 'all' and value = ''`,
  );
  return rows[0]?.products ?? 0;
}

/** Updates the counts for the touched products, or recounts everything if that is cheaper. */
export async function updateFacetCounts(tx: Transaction): Promise<void> {
  const changed = await recordMoves(tx);
  if (changed === 0) return;
  // A concurrent change to another product of a family waits, and then sees the new state of these products.
  await tx.execute(sql`lock table shelf_counts in share row exclusive mode`);
  if (changed * UPDATE_COST > (await readListed(tx))) await tx.execute(sql`select count_all_shelves()`);
  else await updateByFamilies(tx);
}
