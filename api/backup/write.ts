import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Database, findLastMigration } from '#api/platform/database/open.ts';
import { nameTemporary, readIfExists } from '#api/platform/files.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { BACKED_UP_TABLES } from './contents.ts';
import { BACKUP_FORMAT, type Header } from './lines.ts';
import { prepareSnapshot, readRows, readSequences } from './read-tables.ts';

export interface BackupOptions {
  db: Database;
  /** A folder for the spooled rows, which only the owner can read. */
  spoolDir: string;
  tokenSecret: string | undefined;
  /** The folder of pictures; without it, the backup has none. */
  mediaDir: string | undefined;
}

interface Snapshot {
  header: Header;
  sequences: Record<string, string>;
  pictureKeys: string[];
}

/** How many pictures are read in parallel: each read waits for the embedded engine, which runs on the same thread. */
const READ_CONCURRENCY = 4;

const toLines = (lines: string[]) => `${lines.join('\n')}\n`;

/** Opens an unlinked file, which disappears with its handle even if the process is killed. */
async function openSpool(folder: string): Promise<FileHandle> {
  const path = nameTemporary(join(folder, 'backup'));
  const spool = await open(path, 'wx+', 0o600);
  await rm(path);
  return spool;
}

/**
 * Copies the rows of one snapshot to the spool as fast as the disk allows, because the embedded engine serves nothing
 * else meanwhile. Compression and sending come later.
 */
function takeSnapshot(db: Database, spool: FileHandle): Promise<Snapshot> {
  return db.transaction(
    async (tx) => {
      await prepareSnapshot(tx);
      const madeAt = new Date().toISOString();
      const counts: Record<string, number> = {};
      const pictureKeys: string[] = [];
      for (const { name } of BACKED_UP_TABLES) {
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
  for (let from = 0; from < keys.length; from += READ_CONCURRENCY) {
    const read = keys
      .slice(from, from + READ_CONCURRENCY)
      .flatMap((key) => listPictureFiles(key))
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
 * Writes a snapshot of the whole shop as compressed JSON lines that restore on either engine. A slow reader does not
 * hold up the database.
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
