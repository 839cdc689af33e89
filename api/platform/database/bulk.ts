/** Bulk inserts by COPY, which is tens of times as fast as INSERT statements. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { drizzlePglite, drizzlePostgres, getTableColumns, getTableName, sql } from './drizzle.ts';
import type { OpenDatabase, Transaction } from './open.ts';

/** Rows collected for a table. */
export interface Batch<Row> {
  add(row: Row): void;
  /** Takes the rows added so far; returns a function that writes them. Only one write may run at a time. */
  take(): () => Promise<void>;
}

export interface BulkTransaction {
  tx: Transaction;
  /** Starts collecting rows of a table. */
  collect<Table extends PgTable>(table: Table): Batch<Table['$inferInsert']>;
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeText = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);

function writeValue(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (value instanceof Date) return value.toISOString();
  if (!Array.isArray(value)) return String(value);
  return escapeText(`{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}`);
}

const writeJson = (value: unknown) => writeValue(value === undefined ? value : JSON.stringify(value));

interface Field {
  name: string;
  write: (value: unknown) => string;
}

/** A row in COPY's text format; missing columns are null. */
const writeCopyLine = (fields: readonly Field[], row: Record<string, unknown>) =>
  `${fields.map(({ name, write }) => write(row[name])).join('\t')}\n`;

/** Collects rows as bytes outside the garbage-collected heap. */
function collectRows(
  table: PgTable,
  source: string,
  copy: (statement: string, lines: Buffer[]) => Promise<unknown>,
): Batch<Record<string, unknown>> {
  const columns = Object.entries(getTableColumns(table));
  const fields = columns.map(([name, column]) => ({
    name,
    write: column.getSQLType() === 'jsonb' ? writeJson : writeValue,
  }));
  const names = columns.map(([, { name }]) => pg.escapeIdentifier(name)).join(', ');
  const statement = `copy ${pg.escapeIdentifier(getTableName(table))} (${names}) from ${source}`;
  let lines: Buffer[] = [];
  return {
    add(row) {
      lines.push(Buffer.from(writeCopyLine(fields, row)));
    },
    take() {
      const taken = lines;
      lines = [];
      return async () => {
        if (taken.length > 0) await copy(statement, taken);
      };
    },
  };
}

async function runInPostgres<Result>(
  pool: pg.Pool,
  work: (bulk: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  const copy = (statement: string, lines: Buffer[]) =>
    pipeline(Readable.from([Buffer.concat(lines)]), client.query(copyFrom(statement)));
  try {
    return await drizzlePostgres({ client }).transaction((tx) =>
      work({ tx, collect: (table) => collectRows(table, 'stdin', copy) }),
    );
  } finally {
    client.release();
  }
}

function runInPglite<Result>(
  client: PGlite,
  work: (bulk: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  return client.transaction((transaction) => {
    const copy = (statement: string, lines: Buffer[]) =>
      transaction.query(statement, [], { blob: new Blob(lines as BlobPart[]) });
    const tx = drizzlePglite({ client: transaction as unknown as PGlite }) as unknown as Transaction;
    return work({ tx, collect: (table) => collectRows(table, "'/dev/blob'", copy) });
  });
}

/** Runs work in one transaction that can copy rows; rolled back if it throws. */
export function runBulk<Result>(
  { pool, client }: OpenDatabase,
  work: (bulk: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  if (pool) return runInPostgres(pool, work);
  if (client) return runInPglite(client, work);
  throw new Error('there is no database to copy into');
}

interface IndexDefinition {
  name: string;
  definition: string;
}

/**
 * Drops the indexes of tables, except those of keys: rebuilding them at the end is much faster than updating them row
 * by row.
 */
export async function dropIndexes(tx: Transaction, tables: readonly PgTable[]): Promise<IndexDefinition[]> {
  const names = tables.map((table) => getTableName(table));
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${sql.param(names)}::regclass[])
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by 1`);
  for (const { name } of rows) await tx.execute(sql.raw(`drop index ${name}`));
  return rows;
}
