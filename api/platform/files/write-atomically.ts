import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** A name beside a file for writing it aside, hidden and never the same twice. */
export function nameAside(path: string): string {
  return path.replace(/[^/\\]+$/, (name) => `.${name}.${randomBytes(6).toString('hex')}`);
}

/** Writes a file aside and renames it, so that no reader ever sees half of it. */
export async function writeAtomically(path: string, data: Uint8Array | string, mode = 0o644): Promise<void> {
  const aside = nameAside(path);
  try {
    await writeFile(aside, data, { flush: true, mode });
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}
