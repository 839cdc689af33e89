import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import pino from 'pino';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres, wrapPglite } from '#api/db/open.ts';

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
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (process.env.ENGINE === 'postgres')
    return openPostgres(await createPostgresDatabase(), pino({ level: 'silent' }));
  const template = new Blob([readFileSync(inject('pgliteTemplate'))]);
  return wrapPglite(await PGlite.create({ loadDataDir: template }));
}
