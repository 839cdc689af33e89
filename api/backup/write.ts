import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, findLastMigration } from '#api/platform/database/open.ts';
import { nameTemporary, readIfExists } from '#api/platform/files.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { BACKED_UP } from './contents.ts';
import { BACKUP_FORMAT, type Header } from './lines.ts';
import { readRows, readSequences, readWithoutHurry } from './read-tables.ts';

export interface BackupOptions {
  db: Database;
  /** Where the rows wait until they are sent: a folder of the owner alone. */
  spoolDir: string;
  tokenSecret: string | undefined;
  /** Where the pictures are; left out of the backup when undefined. */
  mediaDir: string | undefined;
}

interface Snapshot {
  header: Header;
  sequences: Record<string, string>;
  pictureKeys: string[];
}

/** Pictures whose files are read at once: one after the other, each would wait for the embedded engine, which serves a
 *  busy shop in the same thread. */
const READ_AT_ONCE = 4;

const toLines = (lines: string[]) => `${lines.join('\n')}\n`;

/** Opens a file that no name leads to: it ends with its handle, also when the process is killed. */
async function openSpool(folder: string): Promise<FileHandle> {
  const path = nameTemporary(join(folder, 'backup'));
  const spool = await open(path, 'wx+', 0o600);
  await rm(path);
  return spool;
}

/**
 * Copies the rows of one moment to the spool, as fast as the disk takes them: while this goes on, the embedded engine
 * serves nobody else, so compressing them and sending them to whoever asked comes later.
 */
function takeSnapshot(db: Database, spool: FileHandle): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      await readWithoutHurry(tx);
      const madeAt = new Date().toISOString();
      const counts: Record<string, number> = {};
      const pictureKeys: string[] = [];
      for (const { name } of BACKED_UP) {
        await spool.write(toLines([JSON.stringify({ table: name })]));
        counts[name] = 0;
        for await (const rows of readRows(tx, name)) {
          await spool.write(toLines(rows));
          counts[name] += rows.length;
          if (name === 'pictures') pictureKeys.push(...rows.map((row) => String(JSON.parse(row).key)));
        }
      }
      const header = { format: BACKUP_FORMAT, migration: findLastMigration().tag, madeAt, counts } as const;
      return { header, sequences: await readSequences(tx), pictureKeys };
    },
    { isolationLevel: 'repeatable read' },
  );
}

async function* composeBackup(
  { header, sequences, pictureKeys }: Snapshot,
  spool: FileHandle,
  { tokenSecret, mediaDir }: BackupOptions,
): AsyncGenerator<string | Uint8Array> {
  yield toLines([JSON.stringify(header)]);
  yield* spool.createReadStream({ start: 0, autoClose: false });
  yield toLines([JSON.stringify({ sequences, tokenSecret: tokenSecret ?? null })]);
  let pictureFiles = 0;
  const keys = mediaDir ? pictureKeys.sort() : [];
  for (let from = 0; from < keys.length; from += READ_AT_ONCE) {
    const read = keys
      .slice(from, from + READ_AT_ONCE)
      .flatMap(listPictureFiles)
      .map(async (name) => [name, await readIfExists(join(mediaDir ?? '', name))] as const);
    for (const [name, bytes] of await Promise.all(read)) {
      if (!bytes) continue;
      yield toLines([JSON.stringify({ picture: name, data: bytes.toString('base64') })]);
      pictureFiles += 1;
    }
  }
  yield toLines([JSON.stringify({ end: true, pictureFiles })]);
}

/**
 * Writes everything the shop knows, as it is at one moment, as compressed JSON lines that restore on either engine.
 * However slowly they are taken, the database waits for nobody.
 */
export async function writeBackup(options: BackupOptions, sink: Writable): Promise<void> {
  const spool = await openSpool(options.spoolDir);
  try {
    const snapshot = await takeSnapshot(options.db, spool);
    await pipeline(composeBackup(snapshot, spool, options), createGzip(), sink);
  } finally {
    await spool.close();
  }
}
