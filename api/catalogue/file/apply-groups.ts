import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { brands, categories, options, optionValues, subcategories } from '#api/schema/catalogue.ts';
import type { Kind } from './schema.ts';
import type { Staging } from './staging.ts';
import { upsert } from './upsert.ts';

/** SQL: whether a staged row is valid and of this kind. */
export const isValidRow = (kind: Kind) => sql`r.kind = ${kind} and not r.is_bad`;

/** Writes what products refer to: pictures, categories, brands, subcategories and options. */
export async function applyGroups(tx: Transaction, staging: Staging): Promise<void> {
  const { rows } = staging;
  await upsert(tx, {
    table: pictures,
    key: ['key'],
    from: sql`select distinct on (key) key, source, width, height, placeholder from ${staging.pictures}
      where key is not null order by key, source`,
  });
  const position = sql`(row_number() over (order by r.number) - 1)::int as position`;
  const withPicture = (kind: 'categories' | 'brands') => sql`
    select g.id, g.slug, g.name_en, g.name_ar, p.key as picture, ${position}, now() as created_at
    from ${rows} r join ${staging.pictures} p on p.source = r.pictures[1],
      json_populate_record(null::${sql.identifier(kind)}, r.record) g where ${isValidRow(kind)}`;
  await upsert(tx, { table: categories, key: ['id'], from: withPicture('categories') });
  await upsert(tx, { table: brands, key: ['id'], from: withPicture('brands') });
  await upsert(tx, {
    table: subcategories,
    key: ['id'],
    from: sql`select g.id, g.slug, g.name_en, g.name_ar, g.category_id, ${position}, now() as created_at
      from ${rows} r, json_populate_record(null::subcategories, r.record) g where ${isValidRow('subcategories')}`,
  });
  await upsert(tx, {
    table: options,
    key: ['key'],
    from: sql`select g.key, g.name_en, g.name_ar, ${position}
      from ${rows} r, json_populate_record(null::options, r.record) g where ${isValidRow('options')}`,
  });
  await upsert(tx, {
    table: optionValues,
    key: ['option_key', 'key'],
    from: sql`select g.* from ${rows} r, json_populate_recordset(null::option_values, r.record->'values') g
      where ${isValidRow('options')}`,
  });
}

/** Deletes option values that the file leaves out, unless products have them. */
export async function deleteUnusedValues(tx: Transaction, { rows }: Staging): Promise<void> {
  await tx.execute(sql`delete from option_values v using ${rows} r
    where ${isValidRow('options')} and r.id = v.option_key and not v.option_key || ':' || v.key = any(r.options)
      and not exists (select from products where option_values @> array[v.option_key || ':' || v.key])`);
}
