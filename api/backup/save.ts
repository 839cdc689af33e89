import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { nameTemporary, syncFolder } from '#api/platform/files.ts';
import { findPictureKey, listPictureFiles } from '#api/platform/pictures/names.ts';
import { BackupProblem, type Header, readBackup } from './lines.ts';

export interface SavedBackup {
  header: Header;
  /** Picture files that the database refers to, but that are missing in the backup. */
  missingPictures: string[];
}

/** Reads a backup to its end and summarises it; throws if it is incomplete. */
export async function examineBackup(file: string): Promise<SavedBackup> {
  let header: Header | undefined;
  // Which files of each picture the backup has, as a bit mask: all file names may not fit into memory.
  const filesOf = new Map<string, number>();
  /** Pictures whose AVIF files were still to be encoded. */
  const withoutAvif = new Set<string>();
  const bitOf = (key: string, name: string) => 1 << listPictureFiles(key).indexOf(name);
  for await (const part of readBackup(file)) {
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'row' && part.table === 'pictures') filesOf.set(String(JSON.parse(part.row).key), 0);
    if (part.kind === 'row' && part.table === 'picture_uploads') {
      const { key, has_avif: hasAvif } = JSON.parse(part.row);
      if (!hasAvif) withoutAvif.add(key);
    }
    if (part.kind === 'picture') {
      const key = findPictureKey(part.name) ?? '';
      filesOf.set(key, (filesOf.get(key) ?? 0) | bitOf(key, part.name));
    }
  }
  if (!header) throw new BackupProblem(`${file} is empty.`);
  const missingPictures = [...filesOf].flatMap(([key, files]) =>
    listPictureFiles(key, withoutAvif.has(key) ? ['webp'] : undefined).filter(
      (name) => !(files & bitOf(key, name)),
    ),
  );
  return { header, missingPictures };
}

/** Writes a backup to a temporary file that only its owner can read, verifies it, and then renames it. */
export async function saveBackup(
  file: string,
  write: (sink: Writable) => Promise<void>,
): Promise<SavedBackup> {
  const temporary = nameTemporary(file);
  // The backup contains password hashes and the token secret.
  const handle = await open(temporary, 'wx', 0o600);
  const sink = handle.createWriteStream({ flush: true });
  try {
    await write(sink);
    const saved = await examineBackup(temporary).catch((error: unknown) => {
      if (!(error instanceof BackupProblem)) throw error;
      const reason = (error.cause as Error | undefined)?.message ?? error.message;
      throw new BackupProblem(
        `The backup could not be read back as it was written (${reason}); ${file} was not written.`,
      );
    });
    await rename(temporary, file);
    syncFolder(dirname(file));
    return saved;
  } catch (error) {
    sink.destroy();
    await rm(temporary, { force: true });
    throw error;
  }
}
