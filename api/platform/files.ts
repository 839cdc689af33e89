import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { forEachInParallel } from './concurrency.ts';

/** The name of a temporary file in the same folder: hidden, and never the same twice. */
export function nameTemporary(path: string): string {
  return path.replace(/[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}`);
}

/** Writes a temporary file and renames it, so that no reader ever sees half of it. */
export async function writeAtomically(path: string, data: Uint8Array | string, mode = 0o644): Promise<void> {
  const temporary = nameTemporary(path);
  try {
    await writeFile(temporary, data, { flush: true, mode });
    await rename(temporary, path);
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
