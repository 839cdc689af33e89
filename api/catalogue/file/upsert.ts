import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/** What an import never changes in a row that is there. */
const IDENTITY = ['id', 'created_at'];

const listNames = (table: PgTable) => Object.values(getTableColumns(table)).map(({ name }) => name);
const join = (names: string[], prefix = '') => sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '));

/** Columns of a table that a file decides. */
export const listWritten = (table: PgTable) => listNames(table).filter((name) => name !== 'updated_at');

/** Whether two rows differ in what a file decides, but for the columns that are kept. */
export function differ(table: PgTable, one: string, other: string, kept: string[] = []): SQL {
  const compared = listWritten(table).filter((name) => ![...IDENTITY, ...kept].includes(name));
  return sql`(${join(compared, `${one}.`)}) is distinct from (${join(compared, `${other}.`)})`;
}

interface UpsertOptions {
  table: PgTable;
  /** The columns that tell rows apart. */
  key: string[];
  /** A query of all columns that a file decides. */
  from: SQL;
  /** Columns that stay as they are in rows that are there. */
  kept?: string[];
}

/** Adds rows, or changes those that are there and differ. In order of their keys, as sales lock them. */
export async function upsert(tx: Transaction, { table, key, from, kept = [] }: UpsertOptions): Promise<void> {
  const written = listWritten(table);
  const set = listNames(table).filter((name) => ![...IDENTITY, ...key, ...kept].includes(name));
  const target = sql.identifier(getTableName(table));
  await tx.execute(sql`insert into ${target} (${join(written)})
    select ${join(written)} from (${from}) staged order by ${join(key)}
    on conflict (${join(key)}) do update set ${sql.raw(set.map((name) => `"${name}" = excluded."${name}"`).join(', '))}
    where ${differ(table, getTableName(table), 'excluded', [...key, ...kept])}`);
}
