import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { holdFolder } from './lock.ts';
import * as schema from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** One type for both engines: they speak the same dialect and answer `{ rows }`. */
export type Database = PgDatabase<NodePgQueryResultHKT & PgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  engine: 'pglite' | 'postgres';
  db: Database;
  /** Only on PostgreSQL. */
  pool?: pg.Pool;
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
  const db = drizzlePglite({ client, schema });
  await migratePglite(db, { migrationsFolder });
  return { engine: 'pglite', db: db as unknown as Database, close: () => client.close() };
}

/** Connects to PostgreSQL and brings it up to date; several servers starting together take turns. */
export async function openPostgres(url: string, log: Logger, maxConnections = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // An idle connection that the server drops is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  const turn = await pool.connect();
  try {
    await turn.query('select pg_advisory_lock(4703)');
    await migratePostgres(drizzlePostgres({ client: turn, schema }), { migrationsFolder });
  } finally {
    await turn.query('select pg_advisory_unlock(4703)').catch(() => {});
    turn.release();
  }
  return { engine: 'postgres', db: drizzlePostgres({ client: pool, schema }), pool, close: () => pool.end() };
}
