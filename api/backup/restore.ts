import { join } from 'node:path';
import { notifyServers, recordChange } from '#api/catalogue/changes.ts';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { type Database, findLastMigration, type Transaction } from '#api/platform/database/open.ts';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { BACKED_UP_TABLES, NEVER_EMPTY_TABLES } from './contents.ts';
import { type BackupPart, BackupProblem, type Header, readBackup } from './lines.ts';
import { checkPicture, checkRows, checkSequences, Tally } from './read-back.ts';
import { prepareSnapshot } from './read-tables.ts';
import { examineBackup } from './save.ts';

const ROW_BATCH_SIZE = 200;
// Large, although a batch blocks the embedded engine: nobody else uses a database that is being restored.
const DOCUMENT_BATCH_SIZE = 500;

export interface RestoreOptions {
  db: Database;
  file: string;
  mediaDir: string;
  keepTokenSecret(secret: string): Promise<void> | void;
  /** Called with the number of products whose search documents have been rebuilt so far. */
  onProgress?: ((made: number) => void) | undefined;
}

async function checkBackup(file: string): Promise<Header> {
  const { header } = await examineBackup(file);
  const { tag } = findLastMigration();
  if (header.migration !== tag)
    throw new BackupProblem(
      `${file} was made by another version of the shop (its tables are of ${header.migration}, here ${tag}): restore it with that version, then start this one.`,
    );
  return header;
}

/** Refuses a database that has rows, and locks its tables until the transaction ends. */
async function checkEmpty(tx: Transaction): Promise<void> {
  for (const { name } of BACKED_UP_TABLES) {
    const table = sql.identifier(name);
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    if (NEVER_EMPTY_TABLES.includes(name)) continue;
    const { rows } = await tx.execute(sql`select 1 from ${table} limit 1`);
    if (rows.length > 0)
      throw new BackupProblem(
        `The database is not empty (there are rows in ${name}). Restore into a new database or another DATA_DIR.`,
      );
  }
}

async function insertRows(tx: Transaction, table: string, rows: string[]): Promise<void> {
  const columns = BACKED_UP_TABLES.find(({ name }) => name === table)?.columns ?? [];
  const list = sql.join(columns.map(sql.identifier), sql`, `);
  const target = sql.identifier(table);
  await tx.execute(
    sql`insert into ${target} (${list}) overriding system value select ${list} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`,
  );
}

async function restoreState(tx: Transaction, part: Extract<BackupPart, { kind: 'state' }>): Promise<void> {
  for (const [name, value] of Object.entries(part.sequences)) {
    await tx.execute(sql`select setval(${name}::regclass, ${value}::bigint)`);
  }
}

/** Restores and verifies all rows in one transaction. */
async function restoreRows({ db, file, mediaDir, keepTokenSecret }: RestoreOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await prepareSnapshot(tx);
    await checkEmpty(tx);
    for (const name of NEVER_EMPTY_TABLES) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    // Makes triggers skip the facet counts, which are computed once at the end.
    await tx.execute(sql`set local my_store.bulk = on`);
    const tallies = new Map<string, Tally>(BACKED_UP_TABLES.map(({ name }) => [name, new Tally()]));
    let table = '';
    let rows: string[] = [];
    const flush = async () => {
      if (rows.length > 0) await insertRows(tx, table, rows);
      rows = [];
    };
    for await (const part of readBackup(file)) {
      if (part.kind === 'row') {
        if (part.table !== table || rows.length >= ROW_BATCH_SIZE) await flush();
        table = part.table;
        rows.push(part.row);
        tallies.get(table)?.add(part.row);
      } else if (part.kind === 'state') {
        await flush();
        await checkRows(tx, tallies, file);
        await tx.execute(sql`select count_all_shelves()`);
        await restoreState(tx, part);
        // Running servers must drop their caches.
        await recordChange(tx);
        await checkSequences(tx, part.sequences, file);
        // Stores the secret before the commit: if the restore fails, a replaced secret is harmless in an empty shop.
        if (part.tokenSecret) await keepTokenSecret(part.tokenSecret);
      } else if (part.kind === 'picture') {
        await checkPicture(join(mediaDir, part.name), part.bytes, file);
      }
    }
  });
}

/**
 * Restores a backup into an empty database, on either engine, and verifies the result. Restores no rows if the file is
 * incomplete or the result differs from it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Header> {
  const header = await checkBackup(options.file);
  await options.db.transaction(checkEmpty);
  // Writes the pictures before the transaction, which they would keep open for long.
  makeFolder(options.mediaDir);
  for await (const part of readBackup(options.file)) {
    if (part.kind === 'picture') await writeAtomically(join(options.mediaDir, part.name), part.bytes);
  }
  await restoreRows(options);
  await notifyServers(options.db);
  // If the next step is interrupted, the shop makes the missing documents at its next start.
  await makeMissingDocuments(options.db, options.onProgress, { batchSize: DOCUMENT_BATCH_SIZE });
  return header;
}
