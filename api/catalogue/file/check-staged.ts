/**
 * Checks staged rows against each other and against the shop. Runs in the database, as rows may not fit into memory.
 */
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { checkFamilies } from './check-families.ts';
import type { GroupKind } from './formats/format.ts';
import type { Kind } from './schema.ts';
import { addProblems, markBad } from './staged-problems.ts';
import type { Staging } from './staging.ts';

/** A row's problems are sorted by position. Those found by comparing rows come after the row's own. */
const FIRST_POSITION = 1_000;
const PROBLEM_POSITIONS = {
  id: FIRST_POSITION,
  slug: 1_001,
  category: 1_002,
  brand: 1_003,
  subcategories: 1_100,
  options: 1_200,
};
const asSql = (at: number) => sql.raw(String(at));

/** Checks that a value is unique among rows of a kind. */
async function checkUnique(db: Database, staging: Staging, column: 'id' | 'slug'): Promise<void> {
  const name = sql.identifier(column);
  const field = column === 'id' ? sql`case r.kind when 'options' then 'key' else 'id' end` : sql`'slug'`;
  await addProblems(db, staging, {
    at: asSql(PROBLEM_POSITIONS[column]),
    text: sql`${field} || ': ' || r.${name} || ' is already that of ' || r.first_place`,
    from: sql`from (select kind, number, place, ${name}, first_value(number) over same as first_number,
        first_value(place) over same as first_place
      from ${staging.rows} where ${name} is not null window same as (partition by kind, ${name} order by number)) r
      where r.number <> r.first_number`,
  });
}

/** SQL: whether a group is in neither the file nor the shop. Groups whose row is invalid count as being in the file,
 *  because the problems of that row are reported anyway. */
const isUnknown = ({ rows }: Staging, kind: GroupKind, id: SQL) => sql`
  not exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id})
  and not exists (select from ${sql.identifier(kind)} g where g.id = ${id})`;

/** SQL: whether a group is only in rows that are skipped, and not in the shop. */
const isSkipped = ({ rows }: Staging, kind: GroupKind, id: SQL) => sql`
  exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id})
  and not exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id} and not g.is_bad)
  and not exists (select from ${sql.identifier(kind)} g where g.id = ${id})`;

type IsMissing = typeof isUnknown;
const EXPLANATIONS_BY_CHECK = new Map<IsMissing, (kind: GroupKind) => string>([
  [isUnknown, (kind) => ` is not the id of one of the ${kind}`],
  [isSkipped, () => ' is left out, because of its own problems'],
]);

/** Checks that the categories, brands and subcategories that rows refer to exist. */
async function checkGroups(db: Database, staging: Staging, of: Kind, isMissing: IsMissing): Promise<void> {
  const { rows, format } = staging;
  const explain = (kind: GroupKind) => EXPLANATIONS_BY_CHECK.get(isMissing)?.(kind) ?? '';
  const checkColumn = (column: 'category' | 'brand', kind: GroupKind) => {
    const id = sql`r.${sql.identifier(column)}`;
    return addProblems(db, staging, {
      at: asSql(PROBLEM_POSITIONS[column]),
      text: sql`${`${format.fieldOf(column)}: `} || ${id} || ${explain(kind)}`,
      from: sql`from ${rows} r where r.kind = ${of} and ${id} is not null and ${isMissing(staging, kind, id)}`,
    });
  };
  await checkColumn('category', 'categories');
  if (of !== 'products') return;
  await checkColumn('brand', 'brands');
  await addProblems(db, staging, {
    at: sql`${asSql(PROBLEM_POSITIONS.subcategories)} + named.at`,
    text: sql`${format.fieldOf('subcategories')} || '[' || named.at - 1 || ']: ' || named.id || ${explain('subcategories')}`,
    from: sql`from ${rows} r, unnest(r.subcategories) with ordinality as named (id, at)
      where r.kind = 'products' and ${isMissing(staging, 'subcategories', sql`named.id`)}`,
  });
}

/** Checks that a product's subcategories belong to its category. */
async function checkSubcategories(db: Database, staging: Staging): Promise<void> {
  const { rows, format } = staging;
  await addProblems(db, staging, {
    at: sql`${asSql(PROBLEM_POSITIONS.subcategories)} + named.at`,
    text: sql`${format.fieldOf('subcategories')} || '[' || named.at - 1 || ']: ' || named.id || ' belongs to another category'`,
    from: sql`from ${rows} r, unnest(r.subcategories) with ordinality as named (id, at),
      (select distinct on (id) id, category from (
        select id, category, number from ${rows} where kind = 'subcategories'
        union all select id, category_id, 2147483647 from subcategories) both_of order by id, number) known
      where r.kind = 'products' and known.id = named.id and known.category <> r.category`,
  });
}

/** Checks that a product's options and their values are in the file or in the shop. */
async function checkOptions(db: Database, staging: Staging, isPartial: boolean): Promise<void> {
  const { rows, format } = staging;
  const key = sql`split_part(named.value, ':', 1)`;
  // With `isPartial`, invalid options are skipped, so their values count as missing. Otherwise, an option whose values
  // are invalid accepts any value.
  const counted = isPartial ? sql`not is_bad` : sql`true`;
  await addProblems(db, staging, {
    at: asSql(PROBLEM_POSITIONS.options),
    text: sql`${format.fieldOf('options.')} || ${key} || ': ' || case
      when exists (select from ${rows} o where o.kind = 'options' and o.id = ${key})
        or exists (select from options o where o.key = ${key})
      then split_part(named.value, ':', 2) || ' is not one of its values' else 'there is no such option' end`,
    from: sql`from ${rows} r, unnest(r.options) as named (value) where r.kind = 'products'
      and not exists (select from (select unnest(options) as value from ${rows} where kind = 'options' and ${counted}) o
        where o.value = named.value)
      and not exists (select from option_values o where o.option_key || ':' || o.key = named.value)
      ${isPartial ? sql`` : sql`and not exists (select from ${rows} o where o.kind = 'options' and o.id = ${key} and o.options is null)`}`,
  });
}

/** Deletes what an interrupted import found in these checks: the shop may have changed since then. */
async function deleteResults(db: Database, { rows, problems }: Staging): Promise<void> {
  await db.execute(sql`delete from ${problems} where at >= ${FIRST_POSITION}`);
  await db.execute(sql`update ${rows} set is_bad = false where is_bad and record is not null`);
}

/**
 * Checks rows against each other and the shop. With `isPartial`, invalid rows are skipped; the caller then calls
 * `skipDependents`.
 */
export async function checkStaged(db: Database, staging: Staging, isPartial: boolean): Promise<void> {
  await deleteResults(db, staging);
  await db.execute(
    sql`create index if not exists ${sql.raw(`rows_${staging.key}_id`)} on ${staging.rows} (id, kind)`,
  );
  await db.execute(sql`analyze ${staging.rows}`);
  await checkUnique(db, staging, 'id');
  await checkUnique(db, staging, 'slug');
  await markBad(db, staging);
  await checkGroups(db, staging, 'subcategories', isUnknown);
  await checkGroups(db, staging, 'products', isUnknown);
  await checkSubcategories(db, staging);
  await checkOptions(db, staging, isPartial);
  await markBad(db, staging);
  if (!isPartial) await checkFamilies(db, staging, isPartial);
}

/** Skips rows that refer to skipped rows or no longer fit their family, once all invalid rows are known. */
export async function skipDependents(db: Database, staging: Staging): Promise<void> {
  for (const kind of ['subcategories', 'products'] as const) {
    await checkGroups(db, staging, kind, isSkipped);
    await markBad(db, staging);
  }
  await checkFamilies(db, staging, true);
}
