import { randomBytes } from 'node:crypto';
import { closeSync, constants, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { chmod, copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { forEachInParallel } from './concurrency.ts';

/** Returns when a file's content is on disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Returns when a folder's names are on disk: a new or renamed file can be lost in a power cut until then. */
export function syncFolder(path: string): void {
  // Windows has no such call; it keeps names in its journal.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Makes a folder with those above it that are missing; returns when all of them are on disk. */
export function makeFolder(path: string, mode?: number): void {
  const first = mkdirSync(path, { recursive: true, mode });
  if (!first) return;
  for (let made = resolve(path); ; made = dirname(made)) {
    syncFolder(dirname(made));
    if (made === resolve(first)) return;
  }
}

/** The name of a temporary file in the same folder: hidden, and never the same twice. */
export function nameTemporary(path: string): string {
  return path.replace(/(?<![^/\\])[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}`);
}

/** Writes a temporary file and renames it, so that no reader ever sees half of it; it is on disk on return. */
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
 * Copies files that never change, for their owner alone; those whose source is not there are answered. Not linked: a
 * link shares its mode with the source. Each phase is done for all before the next, since syncing many together takes
 * a tenth of the time, and no name appears before its bytes are on the disk.
 */
export async function copyFiles(copies: { from: string; to: string }[], atOnce = 4): Promise<Set<string>> {
  const missing = new Set<string>();
  const begun = copies.map(({ from, to }) => ({ from, to, temporary: nameTemporary(to) }));
  try {
    await forEachInParallel(begun, atOnce, async ({ from, to, temporary }) => {
      try {
        await copyFile(from, temporary, constants.COPYFILE_FICLONE);
        await chmod(temporary, 0o600);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        missing.add(to);
      }
    });
    const copied = begun.filter(({ to }) => !missing.has(to));
    await forEachInParallel(copied, atOnce, async ({ temporary }) => {
      const file = await open(temporary, 'r+');
      await file.sync().finally(() => file.close());
    });
    await forEachInParallel(copied, atOnce, ({ temporary, to }) => rename(temporary, to));
    for (const folder of new Set(copied.map(({ to }) => dirname(to)))) syncFolder(folder);
  } catch (error) {
    await forEachInParallel(begun, atOnce, ({ temporary }) => rm(temporary, { force: true }));
    throw error;
  }
  return missing;
}

/** A file's bytes, or undefined when there is none; one that is there but can't be read is an error. */
export async function readIfExists(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
