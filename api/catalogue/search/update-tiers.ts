import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { productDocuments, TIER_SIZES } from '#api/schema/search.ts';
import { readTiers, type TierEnds } from './save-documents.ts';

// Few enough not to block the embedded engine.
const STEP_SIZE = 200;

/** SQL: the tier that a product belongs to. */
const writeTier = (tiers: TierEnds) =>
  sql`case ${sql.join(
    tiers.map(({ sold, id }, at) => sql`when (sold, id) >= (${sold}, ${id}) then ${sql.raw(String(at))}`),
    sql` `,
  )} else ${sql.raw(String(tiers.length))} end`;

/** Updates the tiers of some products; returns how many changed. */
async function updateStep(db: Database, ids: string[], tiers: TierEnds): Promise<number> {
  const { rows } = await db.execute(sql`
    update ${productDocuments} set tier = wanted.tier
    from (select id, ${writeTier(tiers)} as tier from products where id = any(${sql.param(ids)}::text[])) wanted
    where product_id = wanted.id and product_documents.tier <> wanted.tier returning product_id`);
  return rows.length;
}

/**
 * Updates the tiers of products after sales. An outdated tier does not change a product's rank, but a product in too
 * low a tier may be missing from a search that finds more than MAX_SCORED_CANDIDATES (find-candidates.ts).
 */
export async function updateTiers(db: Database): Promise<number> {
  const tiers = await readTiers(db);
  let updated = 0;
  const updateAll = async (readIds: (last: string, after: number) => Promise<string[]>) => {
    for (let last = '', after = 0; ; after += STEP_SIZE) {
      const ids = await readIds(last, after);
      if (ids.length > 0) updated += await updateStep(db, ids, tiers);
      if (ids.length < STEP_SIZE) return;
      last = ids.at(-1) ?? '';
    }
  };
  const best = TIER_SIZES.reduce((sum, size) => sum + size, 0);
  // Updates first the best sellers, which belong in the upper tiers, then all products that are in the upper tiers now.
  await updateAll(async (_, after) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from products where is_listed order by sold desc, id desc offset ${after} limit ${Math.min(STEP_SIZE, best - after)}`,
    );
    return rows.map(({ id }) => id);
  });
  await updateAll(async (last) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select product_id as id from ${productDocuments} where tier < ${sql.raw(String(tiers.length))} and product_id > ${last} order by product_id limit ${STEP_SIZE}`,
    );
    return rows.map(({ id }) => id);
  });
  return updated;
}
