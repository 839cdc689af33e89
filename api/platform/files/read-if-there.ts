import { readFile } from 'node:fs/promises';

/** A file's bytes, or undefined when there is none; one that is there but can't be read is an error. */
export async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
