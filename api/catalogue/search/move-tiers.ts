import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { readTiers, type Tiers } from './save-documents.ts';
import { productDocuments, TIER_SIZES } from './tables.ts';

// Few enough that nobody waits for a step on the embedded engine.
const STEP = 200;

/** The tier that a product belongs to, for the database. */
const wantedTier = (tiers: Tiers) =>
  sql`case ${sql.join(
    tiers.map(({ sold, id }, at) => sql`when (sold, id) >= (${sold}, ${id}) then ${sql.raw(String(at))}`),
    sql` `,
  )} else ${sql.raw(String(tiers.length))} end`;

/** Puts these products into the tiers they belong to; returns how many had to move. */
async function moveStep(db: Database, ids: string[], tiers: Tiers): Promise<number> {
  const { rows } = await db.execute(sql`
    update ${productDocuments} set tier = wanted.tier
    from (select id, ${wantedTier(tiers)} as tier from products where id = any(${sql.param(ids)}::text[])) wanted
    where product_id = wanted.id and product_documents.tier <> wanted.tier returning product_id`);
  return rows.length;
}

/**
 * Puts products that came to sell better, or whom others overtook, into the tiers they belong to. Until then a search
 * reads them a little earlier or later than it should; where they stand in it depends on what they sold, not on this.
 */
export async function moveTiers(db: Database): Promise<number> {
  const tiers = await readTiers(db);
  let moved = 0;
  const walk = async (read: (last: string, after: number) => Promise<string[]>) => {
    for (let last = '', after = 0; ; after += STEP) {
      const ids = await read(last, after);
      if (ids.length > 0) moved += await moveStep(db, ids, tiers);
      if (ids.length < STEP) return;
      last = ids.at(-1) ?? '';
    }
  };
  const most = TIER_SIZES.reduce((sum, size) => sum + size, 0);
  // Those that sell best, then whatever counts as such.
  await walk(async (_, after) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from products order by sold desc, id desc offset ${after} limit ${Math.min(STEP, most - after)}`,
    );
    return rows.map(({ id }) => id);
  });
  await walk(async (last) => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select product_id as id from ${productDocuments} where tier < ${sql.raw(String(tiers.length))} and product_id > ${last} order by product_id limit ${STEP}`,
    );
    return rows.map(({ id }) => id);
  });
  return moved;
}
