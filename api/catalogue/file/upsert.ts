import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/** Columns that an import never changes in existing rows. */
const IMMUTABLE_COLUMNS = ['id', 'created_at'];

const listNames = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);
const joinNames = (names: string[], prefix = '') =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/** Lists the columns that an import writes. */
const listWrittenColumns = (table: PgTable) => listNames(table).filter((name) => name !== 'updated_at');

/** SQL: whether two rows differ in the written columns, ignoring preserved ones. */
function areDifferent(table: PgTable, one: string, other: string, preserved: string[] = []): SQL {
  const compared = listWrittenColumns(table).filter(
    (name) => ![...IMMUTABLE_COLUMNS, ...preserved].includes(name),
  );
  return sql`(${joinNames(compared, `${one}.`)}) is distinct from (${joinNames(compared, `${other}.`)})`;
}

interface UpsertOptions {
  table: PgTable;
  /** The columns of the primary key. */
  key: string[];
  /** A query with all written columns. */
  from: SQL;
  /** Columns that are not changed in existing rows. */
  preserved?: string[];
}

/** Inserts rows and updates existing ones that differ. Writes in the order of the keys, as sales do, to avoid
 *  deadlocks. */
export async function upsert(
  tx: Transaction,
  { table, key, from, preserved = [] }: UpsertOptions,
): Promise<void> {
  const written = listWrittenColumns(table);
  const set = listNames(table).filter((name) => ![...IMMUTABLE_COLUMNS, ...key, ...preserved].includes(name));
  const target = sql.identifier(getTableName(table));
  await tx.execute(sql`insert into ${target} (${joinNames(written)})
    select ${joinNames(written)} from (${from}) staged order by ${joinNames(key)}
    on conflict (${joinNames(key)}) do update set ${sql.raw(set.map((name) => `"${name}" = excluded."${name}"`).join(', '))}
    where ${areDifferent(table, getTableName(table), 'excluded', [...key, ...preserved])}`);
}
