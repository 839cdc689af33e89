import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from '#api/platform/database/drizzle.ts';
import { type Database, findLastMigration, type Transaction } from '#api/platform/database/open.ts';
import { nameTemporary, readIfExists } from '#api/platform/files.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { BACKED_UP } from './contents.ts';
import { BACKUP_FORMAT, type Header } from './lines.ts';

const ROWS_AT_ONCE = 200;

export interface BackupOptions {
  db: Database;
  file: string;
  tokenSecret: string | undefined;
  /** Where the pictures are; left out of the backup when undefined. */
  mediaDir: string | undefined;
  log?: ((line: string) => void) | undefined;
}

async function countRows(tx: Transaction): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of BACKED_UP) {
    const { rows } = await tx.execute<{ count: string }>(
      sql`select count(*) as count from ${sql.identifier(name)}`,
    );
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** Rows as JSON made by the database itself, so that no value passes through a JavaScript type; some at a time. */
async function* readRows(tx: Transaction, table: string): AsyncGenerator<string[]> {
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

async function readSequences(tx: Transaction): Promise<Record<string, string>> {
  const { rows } = await tx.execute<{ name: string; value: string }>(
    sql`select sequencename as name, last_value::text as value from pg_sequences
        where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Writes everything the shop knows into one compressed file of JSON lines that restores on either engine. */
export async function writeBackup(options: BackupOptions): Promise<Header> {
  const { db, file, mediaDir, tokenSecret, log } = options;
  const temporary = nameTemporary(file);
  const gzip = createGzip();
  // It holds password hashes and the secret: for its owner alone.
  const written = pipeline(gzip, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
  written.catch(() => {});
  const write = async (...lines: string[]) => {
    if (!gzip.write(`${lines.join('\n')}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };

  try {
    const header = await db.transaction(
      async (tx) => {
        const counts = await countRows(tx);
        const made: Header = {
          format: BACKUP_FORMAT,
          migration: findLastMigration().tag,
          madeAt: new Date().toISOString(),
          counts,
        };
        await write(JSON.stringify(made));
        for (const { name } of BACKED_UP) {
          await write(JSON.stringify({ table: name }));
          for await (const rows of readRows(tx, name)) await write(...rows);
        }
        await write(JSON.stringify({ sequences: await readSequences(tx), tokenSecret: tokenSecret ?? null }));
        return made;
      },
      { isolationLevel: 'repeatable read' },
    );

    let pictureFiles = 0;
    if (mediaDir) {
      const { rows } = await db.execute<{ key: string }>(sql`select key from pictures order by key`);
      for (const name of rows.flatMap(({ key }) => listPictureFiles(key))) {
        const bytes = await readIfExists(join(mediaDir, name));
        if (!bytes) {
          log?.(`${join(mediaDir, name)} is missing and not in the backup`);
          continue;
        }
        await write(JSON.stringify({ picture: name, data: bytes.toString('base64') }));
        pictureFiles += 1;
      }
    }
    await write(JSON.stringify({ end: true, pictureFiles }));
    gzip.end();
    await written;
    await rename(temporary, file);
    return header;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(temporary, { force: true });
    throw error;
  }
}
