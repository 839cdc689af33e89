import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type OpenDatabase, openPostgres, wrapPglite } from '#api/platform/database/open.ts';
import { allTables } from './all-tables.ts';

/** A new PostgreSQL database with the demo catalogue; its address. */
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

/** A fresh database with the demo catalogue, on the engine under test. */
export async function openTestDatabase(engine = process.env.ENGINE): Promise<OpenDatabase> {
  if (engine === 'postgres') return openPostgres(await createPostgresDatabase(), pino({ level: 'silent' }));
  const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
  return wrapPglite(await PGlite.create({ loadDataDir: template }));
}

/** Leaves the tables and takes every row. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const list = sql.join(allTables, sql`, `);
  await db.execute(sql`truncate ${list} restart identity cascade`);
}

/** A fresh database without a catalogue, on the engine under test or the other one. */
export async function openEmptyDatabase(engine = process.env.ENGINE): Promise<OpenDatabase> {
  const database = await openTestDatabase(engine);
  await emptyDatabase(database);
  return database;
}
