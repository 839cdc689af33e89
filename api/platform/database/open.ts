import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from 'pino';
import { drizzlePglite, drizzlePostgres, migratePglite, migratePostgres } from './drizzle.ts';
import { holdFolder } from './lock.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** One type for both engines: they speak the same dialect and answer `{ rows }`. */
export type Database = PgDatabase<NodePgQueryResultHKT & PgQueryResultHKT>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  engine: 'pglite' | 'postgres';
  db: Database;
  /** Only on PostgreSQL. */
  pool?: pg.Pool;
  /** Does work while no other server does such work: what a start must do once. */
  takeTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens the embedded engine in a folder that no other process may touch, and brings it up to date. */
export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  mkdirSync(folder, { recursive: true });
  const release = holdFolder(folder);
  try {
    const database = await wrapPglite(await PGlite.create(`${folder}/pglite`));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Brings an open PGlite up to date. */
export async function wrapPglite(client: PGlite): Promise<OpenDatabase> {
  const db = drizzlePglite({ client });
  await migratePglite(db, { migrationsFolder });
  return {
    engine: 'pglite',
    db: db as unknown as Database,
    takeTurn: (work) => work(),
    close: () => client.close(),
  };
}

/** Connects to PostgreSQL and brings it up to date; several servers starting together take turns. */
export async function openPostgres(url: string, log: Logger, maxConnections = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // Above the server's own limit: it counts only when the way to the server is lost.
    query_timeout: 15_000,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', onLost);
  // The pool listens to idle connections only; one in the middle of a transaction would end the process just the same.
  pool.on('connect', (client) => client.on('error', onLost));
  const takeTurn = <Result>(work: (client: pg.Client) => Promise<Result>) => inTurn(url, onLost, work);
  try {
    await takeTurn((client) => migratePostgres(drizzlePostgres({ client }), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzlePostgres({ client: pool });
  return { engine: 'postgres', db, pool, takeTurn, close: () => pool.end() };
}

/** Work that only one of several servers does at a time, on a connection that may take as long as it needs. */
async function inTurn<Result>(
  url: string,
  onLost: (error: Error) => void,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  client.on('error', onLost);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4703)');
    return await work(client);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}
