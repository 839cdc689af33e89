/**
 * Staging tables: hold the rows of a file until all are checked. They are named by the file's hash, so that an
 * interrupted import finds them and resumes.
 */
import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { CatalogueFormat } from './formats/format.ts';
import { ImportInUse } from './problems.ts';
import type { StagedProblem, StagedRow } from './staged-row.ts';

/** Increase it when the staging tables change, so that imports of older versions are not resumed. */
const STAGING_VERSION = 3;
/** The staging tables of an interrupted import are deleted after this time. */
const RETENTION = sql`interval '7 days'`;

/** An import holds its staging by a lease, which it renews. */
const LEASE_DURATION = sql`interval '15 seconds'`;
const RENEWAL_MS = 4_000;

export interface Staging {
  /** The file's name, for messages. */
  file: string;
  format: CatalogueFormat;
  key: string;
  rows: SQL;
  problems: SQL;
  /** The pictures of the rows, by source path. */
  pictures: SQL;
}

const STAGING_TABLES = ['rows', 'problems', 'pictures'] as const;
const nameTable = (table: (typeof STAGING_TABLES)[number], key: string) => sql.raw(`imports.${table}_${key}`);

/** Names the staging tables of a file; they may not exist yet. */
export function nameStaging(file: string, format: CatalogueFormat, fileHash: string): Staging {
  const identity = [STAGING_VERSION, format.name, fileHash].join(' ');
  const key = createHash('sha256').update(identity).digest('hex').slice(0, 24);
  const tables = STAGING_TABLES.map((table) => [table, nameTable(table, key)]);
  return {
    file,
    format,
    key,
    ...(Object.fromEntries(tables) as Record<(typeof STAGING_TABLES)[number], SQL>),
  };
}

async function dropTables(db: Database | Transaction, key: string): Promise<void> {
  for (const table of STAGING_TABLES) await db.execute(sql`drop table if exists ${nameTable(table, key)}`);
  await db.execute(sql`delete from imports.files where key = ${key}`);
}

async function createTables(tx: Transaction, { rows, problems, pictures }: Staging): Promise<void> {
  await tx.execute(sql`create table ${rows} (kind text, number integer, place text not null, is_bad boolean not null,
    id text, slug text, category text, brand text, subcategories text[], family text, options text[], pictures text[],
    keeps_offer boolean, keeps_family boolean, keeps_options boolean, record json, primary key (kind, number))`);
  await tx.execute(sql`create table ${problems} (is_of_picture boolean not null default false, kind text not null,
    number integer not null, at integer not null, text text not null)`);
  await tx.execute(sql`create table ${pictures} (source text primary key, key text, width integer, height integer,
    placeholder text, problem text)`);
}

/** Creates the tables, or finds those of an interrupted import. Returns how many rows of the file had been read. */
export async function openStaging(db: Database, staging: Staging): Promise<number> {
  const { key } = staging;
  return db.transaction(async (tx) => {
    // Keeps concurrent imports from creating the tables twice.
    await tx.execute(sql`select pg_advisory_xact_lock(4705)`);
    await tx.execute(sql`create schema if not exists imports`);
    await tx.execute(sql`create table if not exists imports.files (key text primary key, rows_read integer not null,
      touched_at timestamptz not null default now())`);
    const { rows: existing } = await tx.execute<{ key: string; rows_read: number; is_expired: boolean }>(
      sql`select key, rows_read, touched_at < now() - ${RETENTION} as is_expired from imports.files`,
    );
    for (const old of existing) if (old.is_expired && old.key !== key) await dropTables(tx, old.key);
    if (existing.some((one) => one.key === key)) return resume(tx, staging);
    await tx.execute(sql`insert into imports.files (key, rows_read) values (${key}, 0)`);
    await createTables(tx, staging);
    return 0;
  });
}

// Skips a row that another import has locked: that import may write for minutes, and waiting for it would time out.
const selectUnlockedKey = (key: string) =>
  sql`select key from imports.files where key = ${key} for update skip locked`;

/** Takes over the staging of an interrupted import. Returns how many rows it had read. */
async function resume(tx: Transaction, { file, key }: Staging): Promise<number> {
  const { rows } = await tx.execute<{ rows_read: number }>(sql`update imports.files set touched_at = now()
    where key in (${selectUnlockedKey(key)}) and touched_at < now() - ${LEASE_DURATION} returning rows_read`);
  if (!rows[0])
    throw new ImportInUse(`Another import of ${file} is under way, or was stopped only seconds ago.`);
  return rows[0].rows_read;
}

/** Runs an import under a lease on its staging. If the process dies, another can resume once the lease has expired. */
export async function withStagingLease<Result>(
  db: Database,
  { key }: Staging,
  run: () => Promise<Result>,
): Promise<Result> {
  let renewal: Promise<unknown> | undefined;
  const setTouched = (moment: SQL) =>
    db.execute(sql`update imports.files set touched_at = ${moment} where key in (${selectUnlockedKey(key)})`);
  const timer = setInterval(() => {
    // If renewing fails, so will the import, with a better message.
    renewal ??= setTouched(sql`now()`)
      .catch(() => {})
      .finally(() => {
        renewal = undefined;
      });
  }, RENEWAL_MS);
  try {
    return await run();
  } finally {
    clearInterval(timer);
    await renewal;
    await setTouched(sql`now() - ${LEASE_DURATION} * 2`).catch(() => {});
  }
}

/** Appends rows and their problems; throws if another import has appended rows meanwhile. */
export async function addRows(
  db: Database,
  { file, key, rows: table, problems: problemTable }: Staging,
  rowsRead: { before: number; after: number },
  rows: StagedRow[],
  problems: StagedProblem[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows: held } =
      await tx.execute(sql`update imports.files set rows_read = ${rowsRead.after}, touched_at = now()
      where key = ${key} and rows_read = ${rowsRead.before} returning key`);
    if (held.length === 0) throw new ImportInUse(`Another import of ${file} is under way.`);
    await tx.execute(
      sql`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)`,
    );
    if (problems.length === 0) return;
    await tx.execute(sql`insert into ${problemTable} (kind, number, at, text)
      select kind, number, at, text from json_populate_recordset(null::${problemTable}, ${JSON.stringify(problems)}::json)`);
  });
}

/** Locks the staging until the transaction ends; throws if another import of the file has finished. */
export async function lockStaging(tx: Transaction, { file, key }: Staging): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from imports.files where key = ${key} for update`);
  if (rows.length === 0) throw new ImportInUse(`Another import of ${file} has just ended.`);
}

export async function dropStaging(db: Database | Transaction, { key }: Staging): Promise<void> {
  await dropTables(db, key);
}
