/**
 * Drizzle as CommonJS, for the whole project. Node reads its package.json of 180 kB again for each of its 150 ES
 * modules, which took half a second of every start.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const orm: typeof import('drizzle-orm') = require('drizzle-orm');
const postgres: typeof import('drizzle-orm/node-postgres') = require('drizzle-orm/node-postgres');
const pglite: typeof import('drizzle-orm/pglite') = require('drizzle-orm/pglite');

export const { DrizzleQueryError, getTableColumns, getTableName, is, sql } = orm;
export const { and, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, notExists, notInArray, or } = orm;
export const { asc, count, desc, max, min } = orm;

export const pgCore: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');
export const { drizzle: drizzlePostgres } = postgres;
export const { drizzle: drizzlePglite } = pglite;
export const { readMigrationFiles }: typeof import('drizzle-orm/migrator') = require('drizzle-orm/migrator');
