/** Checks staged rows against each other and against what the shop has, in the database: they may be too many to hold. */
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { checkFamilies } from './check-families.ts';
import type { GroupKind } from './formats/format.ts';
import type { Kind } from './schema.ts';
import { addProblems, markBad } from './staged-problems.ts';
import type { Staging } from './staging.ts';

/** In which order what is wrong with a row is told: beginning after what is wrong with the row alone. */
const FIRST = 1_000;
const AT = { id: FIRST, slug: 1_001, category: 1_002, brand: 1_003, subcategories: 1_100, options: 1_200 };
const asSql = (at: number) => sql.raw(String(at));

/** Whatever only one row of a kind may have. */
async function checkUnique(db: Database, staging: Staging, column: 'id' | 'slug'): Promise<void> {
  const name = sql.identifier(column);
  const field = column === 'id' ? sql`case r.kind when 'options' then 'key' else 'id' end` : sql`'slug'`;
  await addProblems(db, staging, {
    at: asSql(AT[column]),
    text: sql`${field} || ': ' || r.${name} || ' is already that of ' || r.first_place`,
    from: sql`from (select kind, number, place, ${name}, first_value(number) over same as first_number,
        first_value(place) over same as first_place
      from ${staging.rows} where ${name} is not null window same as (partition by kind, ${name} order by number)) r
      where r.number <> r.first_number`,
  });
}

/** Whether no row of the file, nor the shop, has a group. A row with other problems counts: its own are enough. */
const isUnknown = ({ rows }: Staging, kind: GroupKind, id: SQL) => sql`
  not exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id})
  and not exists (select from ${sql.identifier(kind)} g where g.id = ${id})`;

/** Whether it is in the file, but not among what is imported, and not in the shop. */
const isLeftOut = ({ rows }: Staging, kind: GroupKind, id: SQL) => sql`
  exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id})
  and not exists (select from ${rows} g where g.kind = ${kind} and g.id = ${id} and not g.is_bad)
  and not exists (select from ${sql.identifier(kind)} g where g.id = ${id})`;

type Missing = typeof isUnknown;
const SAID = new Map<Missing, (kind: GroupKind) => string>([
  [isUnknown, (kind) => ` is not the id of one of the ${kind}`],
  [isLeftOut, () => ' is left out, because of its own problems'],
]);

/** What rows of a kind name must be there. */
async function checkGroups(db: Database, staging: Staging, of: Kind, isMissing: Missing): Promise<void> {
  const { rows, format } = staging;
  const said = (kind: GroupKind) => SAID.get(isMissing)?.(kind) ?? '';
  const checkColumn = (column: 'category' | 'brand', kind: GroupKind) => {
    const id = sql`r.${sql.identifier(column)}`;
    return addProblems(db, staging, {
      at: asSql(AT[column]),
      text: sql`${`${format.fieldOf(column)}: `} || ${id} || ${said(kind)}`,
      from: sql`from ${rows} r where r.kind = ${of} and ${id} is not null and ${isMissing(staging, kind, id)}`,
    });
  };
  await checkColumn('category', 'categories');
  if (of !== 'products') return;
  await checkColumn('brand', 'brands');
  await addProblems(db, staging, {
    at: sql`${asSql(AT.subcategories)} + named.at`,
    text: sql`${format.fieldOf('subcategories')} || '[' || named.at - 1 || ']: ' || named.id || ${said('subcategories')}`,
    from: sql`from ${rows} r, unnest(r.subcategories) with ordinality as named (id, at)
      where r.kind = 'products' and ${isMissing(staging, 'subcategories', sql`named.id`)}`,
  });
}

/** A product's subcategories belong to its category. */
async function checkSubcategories(db: Database, staging: Staging): Promise<void> {
  const { rows, format } = staging;
  await addProblems(db, staging, {
    at: sql`${asSql(AT.subcategories)} + named.at`,
    text: sql`${format.fieldOf('subcategories')} || '[' || named.at - 1 || ']: ' || named.id || ' belongs to another category'`,
    from: sql`from ${rows} r, unnest(r.subcategories) with ordinality as named (id, at),
      (select distinct on (id) id, category from (
        select id, category, number from ${rows} where kind = 'subcategories'
        union all select id, category_id, 2147483647 from subcategories) both_of order by id, number) known
      where r.kind = 'products' and known.id = named.id and known.category <> r.category`,
  });
}

/** A product's options and their values are those of the file or of the shop. */
async function checkOptions(db: Database, staging: Staging, isPartial: boolean): Promise<void> {
  const { rows, format } = staging;
  const key = sql`split_part(named.value, ':', 1)`;
  // Where bad rows are left out their values are, too; else an option with problems of its own may have any value.
  const counted = isPartial ? sql`not is_bad` : sql`true`;
  await addProblems(db, staging, {
    at: asSql(AT.options),
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

/** What an import that was interrupted found in a shop that may be another by now. */
async function forgetChecks(db: Database, { rows, problems }: Staging): Promise<void> {
  await db.execute(sql`delete from ${problems} where at >= ${FIRST}`);
  await db.execute(sql`update ${rows} set is_bad = false where is_bad and record is not null`);
}

/** Checks what a row alone does not tell. With `isPartial` bad rows will be left out, and `leaveOutDependents` comes later. */
export async function checkStaged(db: Database, staging: Staging, isPartial: boolean): Promise<void> {
  await forgetChecks(db, staging);
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

/** Leaves out what names a row that is left out, or does not go with the rest of its family, once all bad rows are known. */
export async function leaveOutDependents(db: Database, staging: Staging): Promise<void> {
  for (const kind of ['subcategories', 'products'] as const) {
    await checkGroups(db, staging, kind, isLeftOut);
    await markBad(db, staging);
  }
  await checkFamilies(db, staging, true);
}
