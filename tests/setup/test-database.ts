import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { is, pgCore, sql } from '#api/platform/database/drizzle.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { type OpenDatabase, openPostgres, wrapPglite } from '#api/platform/database/open.ts';
import { createReset } from './kept-databases.ts';

const tableFiles = globSync('api/{schema/*,platform/**/tables}.ts');
const tableModules: object[] = await Promise.all(
  tableFiles.map((file) => import(`${process.cwd()}/${file}`)),
);

/** All tables of the database, found as the migration tool finds them. */
export const allTables = tableModules
  .flatMap((module) => Object.values(module))
  .filter((part): part is InstanceType<typeof pgCore.PgTable> => is(part, pgCore.PgTable));

/** Creates a PostgreSQL database with the demo catalogue; returns its URL. */
export async function createPostgresDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'));
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(url.href);
  await admin.connect();
  await admin.query(`create database ${name} template shop_template`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a PGlite database with the demo catalogue, and a function that resets it. */
async function createPglite() {
  const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
  const database = await wrapPglite(await createEngine({ loadDataDir: template }));
  return { database, reset: await createReset(database.db) };
}

const idleDatabases: Awaited<ReturnType<typeof createPglite>>[] = [];

/** Opens a fresh database with the demo catalogue on the engine under test. */
export async function openTestDatabase(engine = process.env.ENGINE): Promise<OpenDatabase> {
  if (engine === 'postgres') return openPostgres(await createPostgresDatabase(), pino({ level: 'silent' }));
  const { database, reset } = idleDatabases.pop() ?? (await createPglite());
  let isClosed = false;
  return {
    ...database,
    async close() {
      if (isClosed) throw new Error('this database was closed before, and may be in use elsewhere');
      isClosed = true;
      if (await reset()) idleDatabases.push({ database, reset });
      else await database.close();
    },
  };
}

/** Empties tables, the audit log included, whose trigger refuses it otherwise. */
export async function truncate(
  { db }: Pick<OpenDatabase, 'db'>,
  tables: ReturnType<typeof sql>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`truncate ${tables} restart identity cascade`);
  });
}

/** Deletes all rows of all tables, and all jobs. */
export const emptyDatabase = (database: OpenDatabase): Promise<void> =>
  truncate(database, sql`${sql.join(allTables, sql`, `)}, jobs.job`);

/** Opens a fresh database without a catalogue, by default on the engine under test. */
export async function openEmptyDatabase(engine = process.env.ENGINE): Promise<OpenDatabase> {
  const database = await openTestDatabase(engine);
  await emptyDatabase(database);
  return database;
}

/** Opens databases of these engines for a file; each test takes the empty ones that it needs. */
export function shareEmptyDatabases(engines: readonly (string | undefined)[]) {
  // Databases are reused, because creating one takes longer than a test.
  const opened: OpenDatabase[] = [];
  const free: OpenDatabase[] = [];
  beforeAll(async () => {
    for (const engine of engines) opened.push(await openEmptyDatabase(engine));
    free.push(...opened);
  });
  afterAll(() => Promise.all(opened.map((database) => database.close())));

  return async function takeEmpty(engine = process.env.ENGINE): Promise<OpenDatabase> {
    const at = free.findIndex((database) => database.engine === engine);
    const [database] = free.splice(at, at < 0 ? 0 : 1);
    if (!database) throw new Error(`the tests of this file share too few databases of ${engine}`);
    onTestFinished(() => void free.push(database));
    await emptyDatabase(database);
    return database;
  };
}
