import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { ProductProblemCode } from '#contract/catalogue/product-problems.ts';
import { ProductsRefused } from './act.ts';

const MAX_LISTED = 100;

/**
 * Refuses the act if products of a touched family differ in category, brand or the options they have, or if two have the
 * same options. Runs when all products are written: siblings may exchange their options. Archived products don't count.
 */
export async function refuseUnfitFamilies(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ id: string; code: ProductProblemCode }>(sql`
    with members as (
      select p.id, family_id, category_id, brand_id, t.id is not null as is_touched,
        array(select v from unnest(option_values) v order by v collate "C") as options,
        array(select split_part(v, ':', 1) from unnest(option_values) v order by v collate "C") as keys
      from products p left join touched_products t on t.id = p.id
      where archived_at is null and family_id in (
        select family_id from products join touched_products using (id) where is_of_family and family_id is not null)
    ), compared as (
      select *, first_value(category_id) over siblings as category, first_value(brand_id) over siblings as brand,
        first_value(keys) over siblings as wanted_keys,
        row_number() over (partition by family_id, options order by is_touched, id) > 1 as is_twin
      from members window siblings as (partition by family_id order by is_touched, id)
    )
    select id, code from compared cross join lateral (values
      (1, 'family-category', category_id <> category), (2, 'family-brand', brand_id is distinct from brand),
      (3, 'family-options', keys <> wanted_keys), (4, 'family-twin', is_twin)
    ) found (at, code, is_found)
    where is_found and is_touched order by id, at limit ${MAX_LISTED}`);
  if (rows.length > 0)
    throw new ProductsRefused(rows.map(({ id, code }) => ({ id, code, field: 'familyId' })));
}
