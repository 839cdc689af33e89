import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { copyFile, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

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
  return path.replace(/[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}`);
}

/** Writes a temporary file and renames it, so that no reader ever sees half of it; it is on disk on return. */
export async function writeAtomically(path: string, data: Uint8Array | string, mode = 0o644): Promise<void> {
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
