import { randomBytes } from 'node:crypto';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';

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

/** Links a file that never changes to a second name, or copies it where the file system can't; false if there is none. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
  }
  const temporary = nameTemporary(to);
  try {
    await copyFile(from, temporary);
    await rename(temporary, to);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
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
