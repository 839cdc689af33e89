/**
 * Updates the stored facet counts once, at the end of an import. If triggers updated them with every row, sales of a
 * product's last piece, which update them too, would wait until the import is over.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { Staging } from './staging.ts';

/** Families (or products without one) per statement. */
const FAMILY_BATCH_SIZE = 2_000;
/** Updating the counts for one product takes as long as recounting this many. */
const UPDATE_COST = 10;

/** Stops the triggers from updating counts in this transaction. */
export async function pauseFacetCounts(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local my_store.bulk = on`);
}

/** Records the facts by which products are counted, before they are written. The products must be locked. */
export async function recordOldFacts(tx: Transaction, { changed }: Staging, ids: string[]): Promise<void> {
  await tx.execute(sql`update ${changed} c set facts = shelf_facts_of(p)
    from products p where p.id = c.id and c.id = any(${sql.param(ids)}::text[])`);
}

/** Records the facts by which changed products are counted, before and after the import, with their family. Returns the
 *  number of products whose facts changed. */
async function recordChanges(tx: Transaction, { changed, moved }: Staging): Promise<number> {
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

/** Updates the counts, whole families at a time: how a family is counted depends on all of its products. */
async function updateByFamilies(tx: Transaction, { moved }: Staging): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await tx.execute<{ key: string | null }>(sql`select max(key) as key
      from (select distinct key from ${moved} where key > ${last} order by key limit ${FAMILY_BATCH_SIZE}) some_of`);
    const key = rows[0]?.key ?? null;
    if (key === null) return;
    const side = (isAfter: boolean) => sql`array(select facts from ${moved}
      where key > ${last} and key <= ${key} and is_after = ${isAfter}::boolean)`;
    await tx.execute(sql`select move_shelf_counts(${side(false)}, ${side(true)})`);
    last = key;
  }
}

/** Updates the counts for the changed products, or recounts everything if that is cheaper. */
export async function updateFacetCounts(
  tx: Transaction,
  staging: Staging,
  allProducts: number,
): Promise<void> {
  const changed = await recordChanges(tx, staging);
  if (changed === 0) return;
  // A concurrent change to another product of a family waits, and then sees the new state of these products.
  await tx.execute(sql`lock table shelf_counts in share row exclusive mode`);
  if (changed * UPDATE_COST > allProducts) await tx.execute(sql`select count_all_shelves()`);
  else await updateByFamilies(tx, staging);
}
