import { readFileSync } from 'node:fs';
import { type PGlite, types } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import { makeFolder } from '#api/platform/files.ts';
import { tightenAll } from '#api/platform/private-files.ts';
import { drizzlePglite, drizzlePostgres, sql } from './drizzle.ts';
import { holdFolder } from './folder-lock.ts';
import { listenToChannel } from './listen.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openSynced } from './synced-files.ts';
import { yieldBetweenStatements } from './yield-between-statements.ts';

/** One type for PGlite and PostgreSQL, which share a dialect and return `{ rows }`. */
export type Database = PgDatabase<NodePgQueryResultHKT & PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  engine: 'pglite' | 'postgres';
  db: Database;
  /** Only on the embedded engine. */
  client?: PGlite;
  /** Only on PostgreSQL. */
  pool?: pg.Pool;
  /** Listens to a channel. On PostgreSQL, `onMessage` also gets undefined after each connect (see listen.ts). */
  listen(channel: string, onMessage: (payload: string | undefined) => void): { close(): Promise<void> };
  /** Runs a task under a lock: only one server on this database may run it at a time. */
  withLock<Result>(task: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the embedded engine in a folder, locked against other processes, and migrates it. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  makeFolder(folder, 0o700);
  const release = holdFolder(folder);
  try {
    const client = await openSynced(`${folder}/pglite`);
    // The engine sets modes of its own on files it unpacks or creates while opening, ignoring the umask.
    tightenAll(`${folder}/pglite`, { count: 0, stillOpen: [] });
    const database = await wrapPglite(client);
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

const MAX_LOG_BYTES = 16 * 1024 * 1024;

/**
 * Checkpoints the embedded engine once its write-ahead log is large, so that recovery is quick. PostgreSQL has a
 * process for this; PGlite only checkpoints at start and end.
 */
export async function checkpointWhenDue({ engine, db }: OpenDatabase): Promise<void> {
  if (engine !== 'pglite') return;
  const { rows } = await db.execute(sql`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${MAX_LOG_BYTES} as is_due
    from pg_control_checkpoint()`);
  if (rows[0]?.is_due) await db.execute(sql`checkpoint`);
}

/** The array types that the shop uses: of bool, int2, int4, text, varchar, int8 and uuid. */
const USED_ARRAY_TYPES = new Set([1000, 1005, 1007, 1009, 1015, 1016, 2951]);

/**
 * PGlite has parsers for arrays of all its 300 types, and Drizzle copies the whole list for every query, which takes a
 * third of a short query's time. Parsers of unused types are removed.
 */
function removeUnusedArrayParsers({ parsers }: PGlite): void {
  for (const type of Object.keys(parsers).map(Number))
    if (!(type in types.parsers || USED_ARRAY_TYPES.has(type))) delete parsers[type];
}

/** Migrates an open PGlite and wraps it as an `OpenDatabase`. */
export async function wrapPglite(client: PGlite): Promise<OpenDatabase> {
  removeUnusedArrayParsers(client);
  yieldBetweenStatements(client);
  const db = drizzlePglite({ client });
  await migrate(db);
  return {
    engine: 'pglite',
    db: db as unknown as Database,
    client,
    withLock: (task) => task(),
    listen(channel, onMessage) {
      const listening = client.listen(channel, onMessage);
      return { close: async () => (await listening)() };
    },
    close: () => client.close(),
  };
}

export const SERVER_TIMEOUTS = {
  statement_timeout: 10_000,
  // Longer than PostgreSQL's own timeout, so that it takes effect only if the connection is lost.
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
};
/** The timeouts of a pool by its use: short for requests, none for commands such as a backup. */
const POOL_TIMEOUTS = { server: SERVER_TIMEOUTS, command: {} };
/** Few connections are enough for a command beside the running shop. */
const COMMAND_CONNECTIONS = 2;
const SERVER_CONNECTIONS = 10;
export type PoolUse = keyof typeof POOL_TIMEOUTS;

/** Connects to PostgreSQL and migrates it under a lock, because several servers may start together. */
export async function openPostgres(
  url: string,
  log: Logger,
  use: PoolUse = 'server',
  connections = SERVER_CONNECTIONS,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: use === 'server' ? connections : COMMAND_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAliveInitialDelayMillis: 10_000,
    keepAlive: true,
    ...POOL_TIMEOUTS[use],
  });
  // The pool replaces a dropped idle connection; without a listener, its error would end the process.
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  // The pool listens to idle connections only; an error in a transaction would end the process, too.
  pool.on('connect', (client) => client.on('error', onLost));
  const withLock = <Result>(task: (client: pg.Client) => Promise<Result>) =>
    withAdvisoryLock(url, onLost, task);
  try {
    await withLock((client) => migrate(drizzlePostgres({ client })));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePostgres({ client: pool });
  return {
    engine: 'postgres',
    db,
    pool,
    listen: (channel, onMessage) => listenToChannel({ url, channel, onMessage, log }),
    withLock,
    close: () => pool.end(),
  };
}

/** Runs a task under an advisory lock, on its own connection without a timeout. */
async function withAdvisoryLock<Result>(
  url: string,
  onLost: (error: Error) => void,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', onLost);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4703)');
    return await task(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The newest migration that this code knows. */
export function findLastMigration(): { tag: string; when: number } {
  const journal = `${migrationsFolder}/meta/_journal.json`;
  const last = (JSON.parse(readFileSync(journal, 'utf8')) as Journal).entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  return last;
}
