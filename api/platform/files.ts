import { randomBytes } from 'node:crypto';
import { closeSync, constants, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { chmod, copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { forEachInParallel } from './concurrency.ts';

/** Syncs a file's content to disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Syncs a folder's entries to disk: until then a power cut can lose new or renamed files. */
export function syncFolder(path: string): void {
  // Windows can't sync folders; its file system journals their entries.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Syncs a folder with all that is in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncFile(path);
  }
  syncFolder(folder);
}

/** Creates a folder and its missing parents, synced to disk. */
export function makeFolder(path: string, mode?: number): void {
  const first = mkdirSync(path, { recursive: true, mode });
  if (!first) return;
  for (let made = resolve(path); ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === resolve(first)) return;
  }
}

/** A unique name for a hidden temporary file in the same folder. */
export function nameTemporary(path: string): string {
  return path.replace(/(?<![^/\\])[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}`);
}

/** Writes a file atomically, by renaming a temporary one, and syncs it to disk. */
export async function writeAtomically(
  path: string,
  data: Uint8Array | string | AsyncIterable<string>,
  mode = 0o644,
): Promise<void> {
  const temporary = nameTemporary(path);
  try {
    await writeFile(temporary, data, { flush: true, mode });
    await rename(temporary, path);
    syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Copies immutable files; the copies are readable by their owner alone. Returns the targets whose source is missing.
 * Does not make hard links, because they share the source's mode. Finishes each phase for all files before the next:
 * syncing many together takes a tenth of the time, and no file gets its final name before its bytes are on disk.
 */
export async function copyFiles(
  copies: { from: string; to: string }[],
  concurrency = 4,
): Promise<Set<string>> {
  const missing = new Set<string>();
  const begun = copies.map(({ from, to }) => ({ from, to, temporary: nameTemporary(to) }));
  try {
    await forEachInParallel(begun, concurrency, async ({ from, to, temporary }) => {
      try {
        await copyFile(from, temporary, constants.COPYFILE_FICLONE);
        await chmod(temporary, 0o600);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        missing.add(to);
      }
    });
    const copied = begun.filter(({ to }) => !missing.has(to));
    await forEachInParallel(copied, concurrency, async ({ temporary }) => {
      const file = await open(temporary, 'r+');
      await file.sync().finally(() => file.close());
    });
    await forEachInParallel(copied, concurrency, ({ temporary, to }) => rename(temporary, to));
    for (const folder of new Set(copied.map(({ to }) => dirname(to)))) syncFolder(folder);
  } catch (error) {
    await forEachInParallel(begun, concurrency, ({ temporary }) => rm(temporary, { force: true }));
    throw error;
  }
  return missing;
}

/** A file's bytes; undefined if it does not exist. Throws if it can't be read. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
