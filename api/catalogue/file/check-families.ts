import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { addProblems, markBad } from './staged-problems.ts';
import type { Staging } from './staging.ts';

/** Sorts problems of families after a row's other problems, but before those of its pictures. */
const FAMILY_POSITION = 1_300;

/**
 * Checks that products of a family have the same category and brand, and values for the same options, and that no two
 * have the same values. Compares each with the first valid product of the family: one that is only in the shop, if
 * there is any, else the first in the file. Fields missing in the file have the shop's values. Returns whether there
 * are problems.
 */
async function checkOnce(db: Database, staging: Staging, isPartial: boolean): Promise<boolean> {
  const { rows, format } = staging;
  // A product whose row is skipped keeps the shop's values.
  const counted = isPartial ? sql`and not f.is_bad` : sql``;
  const reported = isPartial ? sql`and not r.is_bad` : sql``;
  const [family, options] = [format.fieldOf('family'), format.fieldOf('options')];
  const found = await addProblems(db, staging, {
    at: sql`${sql.raw(String(FAMILY_POSITION))} + said.at`,
    text: sql`said.text`,
    from: sql`from (
      with described as (
        select r.kind, r.number, r.place, r.is_bad, case when r.keeps_family then old.family_id else r.family end as family, r.category, r.brand,
          case when r.keeps_options then coalesce(old.option_values, '{}') else r.options end as options
        from ${rows} r left join products old on old.id = r.id and (r.keeps_family or r.keeps_options)
        where r.kind = 'products' and r.record is not null
      ), members as (
        select * from described where family is not null
        union all select 'products', -1, slug || ' in the shop', false, family_id, category_id, brand_id, option_values
        from products where family_id in (select family from described)
          and not exists (select from ${rows} f where f.kind = 'products' and f.id = products.id ${counted})
      ), sorted as (
        select kind, number, place, is_bad, family, category, brand, array(select v from unnest(options) v order by v collate "C") as options,
          array(select split_part(v, ':', 1) from unnest(options) v order by v collate "C") as keys from members
      ), compared as (
        select kind, number, place, is_bad, family, options, category <> first_value(category) over siblings as is_elsewhere,
          brand is distinct from first_value(brand) over siblings as is_other_brand,
          keys <> first_value(keys) over siblings as is_otherwise,
          array_to_string(first_value(keys) over siblings, ', ') as keys, first_value(place) over siblings as first_place
        from sorted window siblings as (partition by family order by is_bad, number, place)
      )
      select *, row_number() over twins > 1 as is_twin, first_value(place) over twins as twin_place
      from compared window twins as (partition by family, options
        order by is_bad or is_elsewhere or is_other_brand or is_otherwise, number, place)
    ) r cross join lateral (values
      (1, case when r.is_elsewhere then ${family} || ': its category is not that of ' || r.first_place || ', which is of the same family' end),
      (2, case when r.is_other_brand then ${family} || ': its brand is not that of ' || r.first_place || ', which is of the same family' end),
      (3, case when r.is_otherwise then ${options} || ': must be for what ' || r.first_place || ', which is of the same family, has them for'
        || case r.keys when '' then ': nothing' else ': ' || r.keys end end),
      (4, case when r.is_twin then ${options} || ': ' || r.twin_place || ', which is of the same family, has the same' end)
    ) said (at, text) where r.number >= 0 and said.text is not null ${reported}`,
  });
  await markBad(db, staging);
  return found > 0;
}

/**
 * Checks families, once rows with problems of their own are marked. With `isPartial`, a product whose row is skipped
 * keeps the shop's values, so its siblings are checked again, until no further row is skipped.
 */
export async function checkFamilies(db: Database, staging: Staging, isPartial: boolean): Promise<void> {
  while ((await checkOnce(db, staging, isPartial)) && isPartial);
}
