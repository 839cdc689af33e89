import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/** Columns that an import never changes in existing rows. */
const IMMUTABLE = ['id', 'created_at'];

const listNames = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);
const join = (names: string[], prefix = '') => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/** Columns that an import leaves as they are: files don't have them. */
const NOT_IN_FILES = [
  ...[
    'updated_at',
    'picture_texts',
    'cost_piastres',
    'barcode',
    'weight_grams',
    'seo_title_en',
    'seo_title_ar',
  ],
  ...['seo_text_en', 'seo_text_ar', 'related_ids', 'is_listed', 'archived_at', 'version'],
];

/** Lists the columns that an import writes. */
export const listWrittenColumns = (table: PgTable) =>
  listNames(table).filter((name) => !NOT_IN_FILES.includes(name));

/** SQL: whether two rows differ in the written columns, ignoring preserved ones. */
export function differ(table: PgTable, one: string, other: string, preserved: string[] = []): SQL {
  const compared = listWrittenColumns(table).filter((name) => ![...IMMUTABLE, ...preserved].includes(name));
  return sql`(${join(compared, `${one}.`)}) is distinct from (${join(compared, `${other}.`)})`;
}

interface UpsertOptions {
  table: PgTable;
  /** The columns of the primary key. */
  key: string[];
  /** A query with all written columns. */
  from: SQL;
  /** Columns that are not changed in existing rows. */
  preserved?: string[];
  /** What the same statement does with the `written` rows, instead of returning nothing. */
  after?: SQL;
}

/** Inserts rows and updates existing ones that differ. Writes in the order of the keys, as sales do, to avoid
 *  deadlocks. */
export async function upsert(
  tx: Transaction,
  { table, key, from, preserved = [], after }: UpsertOptions,
): Promise<void> {
  const written = listWrittenColumns(table);
  const set = listNames(table).filter(
    (name) =>
      name === 'updated_at' ||
      (written.includes(name) && ![...IMMUTABLE, ...key, ...preserved].includes(name)),
  );
  const target = sql.identifier(getTableName(table));
  const insert = sql`insert into ${target} (${join(written)})
    select ${join(written)} from (${from}) staged order by ${join(key)}
    on conflict (${join(key)}) do update set ${sql.raw(set.map((name) => `"${name}" = excluded."${name}"`).join(', '))}
    where ${differ(table, getTableName(table), 'excluded', [...key, ...preserved])}`;
  await tx.execute(after ? sql`with written as (${insert} returning ${target}.*) ${after}` : insert);
}
