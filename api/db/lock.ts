import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Thrown when another living process holds the data folder. */
export class FolderInUse extends Error {}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Holds a data folder for this process until the returned function is called.
 * PGlite takes no lock of its own and two processes would corrupt it, so a living holder is never robbed.
 */
export function holdFolder(folder: string): () => void {
  const lock = join(folder, 'shop.lock');
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(mine, lock);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : Number.NaN;
        if (holder === process.pid || (holder > 0 && isAlive(holder))) {
          throw new FolderInUse(
            `The data folder ${folder} is in use by process ${holder}. Stop that shop first, or set DATA_DIR to another folder.`,
          );
        }
        rmSync(lock, { force: true });
      }
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}
