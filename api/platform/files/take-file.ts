import { copyFile, link, rename, rm } from 'node:fs/promises';
import { nameAside } from './write-atomically.ts';

/** Links a file that never changes to a second name, or copies it where the file system can't; false if there is none. */
export async function takeFile(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
  }
  const aside = nameAside(to);
  try {
    await copyFile(from, aside);
    await rename(aside, to);
    return true;
  } finally {
    await rm(aside, { force: true });
  }
}
