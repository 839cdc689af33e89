/**
 * Where the rows of a file wait until all of them are known to be good: tables of their own, named by what the file holds.
 * An import that was interrupted finds them again and goes on.
 */
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { CatalogueFormat } from './formats/format.ts';
import { ImportInUse } from './problems.ts';
import type { StagedProblem, StagedRow } from './staged-row.ts';

/** Raised when rows are staged otherwise: what another version of the shop began is not gone on with. */
const STAGING_VERSION = 2;
/** Nobody comes back to an import after this long. */
const KEPT = sql`interval '7 days'`;

/** So long an import counts as under way after it last said so. */
const LEASE = sql`interval '15 seconds'`;
const TOUCHED_EVERY_MS = 4_000;

export interface Staging {
  /** The file's name, for messages. */
  file: string;
  format: CatalogueFormat;
  key: string;
  rows: SQL;
  problems: SQL;
  /** The pictures that rows name, by the path of their source. */
  pictures: SQL;
  /** Ids of products that are not yet in the shop as the file has them. */
  changed: SQL;
  /** What those were counted as, and what they are. */
  moved: SQL;
}

const TABLES = ['rows', 'problems', 'pictures', 'changed', 'moved'] as const;
const nameTable = (table: (typeof TABLES)[number], key: string) => sql.raw(`imports.${table}_${key}`);

/** The staging of a file, there or not yet. */
export function nameStaging(file: string, format: CatalogueFormat, fileHash: string): Staging {
  const told = [STAGING_VERSION, format.name, fileHash].join(' ');
  const key = createHash('sha256').update(told).digest('hex').slice(0, 24);
  const tables = TABLES.map((table) => [table, nameTable(table, key)]);
  return { file, format, key, ...(Object.fromEntries(tables) as Record<(typeof TABLES)[number], SQL>) };
}

async function dropTables(db: Database | Transaction, key: string): Promise<void> {
  for (const table of TABLES) await db.execute(sql`drop table if exists ${nameTable(table, key)}`);
  await db.execute(sql`delete from imports.files where key = ${key}`);
}

async function makeTables(tx: Transaction, { rows, problems, pictures }: Staging): Promise<void> {
  await tx.execute(sql`create table ${rows} (kind text, number integer, place text not null, is_bad boolean not null,
    id text, slug text, category text, brand text, subcategories text[], family text, options text[], pictures text[],
    keeps_offer boolean, keeps_family boolean, keeps_options boolean, record json, primary key (kind, number))`);
  await tx.execute(sql`create table ${problems} (is_of_picture boolean not null default false, kind text not null,
    number integer not null, at integer not null, text text not null)`);
  await tx.execute(sql`create table ${pictures} (source text primary key, key text, width integer, height integer,
    placeholder text, problem text)`);
}

/** Makes the tables, or finds those of an import that was interrupted; answers how many rows of the file are in them. */
export async function openStaging(db: Database, staging: Staging): Promise<number> {
  const { key } = staging;
  return db.transaction(async (tx) => {
    // Two imports that begin together would both make the tables.
    await tx.execute(sql`select pg_advisory_xact_lock(4705)`);
    await tx.execute(sql`create schema if not exists imports`);
    await tx.execute(sql`create table if not exists imports.files (key text primary key, rows_read integer not null,
      touched_at timestamptz not null default now())`);
    const { rows: begun } = await tx.execute<{ key: string; rows_read: number; is_forgotten: boolean }>(
      sql`select key, rows_read, touched_at < now() - ${KEPT} as is_forgotten from imports.files`,
    );
    for (const old of begun) if (old.is_forgotten && old.key !== key) await dropTables(tx, old.key);
    if (begun.some((one) => one.key === key)) return takeOver(tx, staging);
    await tx.execute(sql`insert into imports.files (key, rows_read) values (${key}, 0)`);
    await makeTables(tx, staging);
    return 0;
  });
}

// What another import holds is left alone: it may be writing for minutes, and whoever waits for it would time out.
const free = (key: string) => sql`select key from imports.files where key = ${key} for update skip locked`;

/** Goes on with what an interrupted import has left; answers how many rows of the file it had read. */
async function takeOver(tx: Transaction, { file, key }: Staging): Promise<number> {
  const { rows } = await tx.execute<{ rows_read: number }>(sql`update imports.files set touched_at = now()
    where key in (${free(key)}) and touched_at < now() - ${LEASE} returning rows_read`);
  if (!rows[0])
    throw new ImportInUse(`Another import of ${file} is under way, or was stopped only seconds ago.`);
  return rows[0].rows_read;
}

/** Runs an import that holds the staging: while it lives, and for some seconds if it dies, no other one goes on with it. */
export async function holdStaging<Result>(
  db: Database,
  { key }: Staging,
  run: () => Promise<Result>,
): Promise<Result> {
  let touching: Promise<unknown> | undefined;
  const touch = (moment: SQL) =>
    db.execute(sql`update imports.files set touched_at = ${moment} where key in (${free(key)})`);
  const timer = setInterval(() => {
    // Where it can't be told, the import itself will say what is wrong.
    touching ??= touch(sql`now()`)
      .catch(() => {})
      .finally(() => {
        touching = undefined;
      });
  }, TOUCHED_EVERY_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await touching;
    await touch(sql`now() - ${LEASE} * 2`).catch(() => {});
  }
}

/** Adds rows that follow those that are there. */
export async function addRows(
  db: Database,
  { file, key, rows: table, problems: problemTable }: Staging,
  rowsRead: { before: number; after: number },
  rows: StagedRow[],
  problems: StagedProblem[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: mine } =
      await tx.execute(sql`update imports.files set rows_read = ${rowsRead.after}, touched_at = now()
      where key = ${key} and rows_read = ${rowsRead.before} returning key`);
    if (mine.length === 0) throw new ImportInUse(`Another import of ${file} is under way.`);
    await tx.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
    if (problems.length === 0) return;
    await tx.execute(sql`insert into ${problemTable} (kind, number, at, text)
      select kind, number, at, text from json_populate_recordset(null::${problemTable}, ${JSON.stringify(problems)}::json)`);
  });
}

/** Lets one import after the other write until its transaction ends: two would wait for words and counts of each other. */
export async function waitForTurn(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4706)`);
}

/** Takes the staging for oneself until the transaction ends; refuses if another import of the file was quicker. */
export async function lockStaging(tx: Transaction, { file, key }: Staging): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from imports.files where key = ${key} for update`);
  if (rows.length === 0) throw new ImportInUse(`Another import of ${file} has just ended.`);
}

/** Forgets all of it. */
export async function dropStaging(db: Database | Transaction, { key }: Staging): Promise<void> {
  await dropTables(db, key);
}
