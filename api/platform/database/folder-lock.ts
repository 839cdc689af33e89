import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { tightenOne } from '../private-files.ts';

/** Thrown when another process holds the data folder. */
export class FolderInUse extends Error {}

const SQLITE_BUSY = 5;

// References each lock, so that none is garbage-collected while its folder is in use.
const heldLocks = new Set<DatabaseSync>();

function nameHolder(folder: string): string {
  try {
    return `process ${Number.parseInt(readFileSync(join(folder, 'shop.pid'), 'utf8'), 10)}`;
  } catch {
    return 'another process';
  }
}

/**
 * Locks a data folder for this process until the returned function is called. PGlite takes no lock of its own, and
 * two processes would corrupt its files. The lock is a file lock of the operating system on `shop.lock`, taken
 * through SQLite because Node has no call for it. It ends with its process, however that dies, so it never goes
 * stale, and it works across containers. Nothing else in this process may open `shop.lock`: closing any handle to it
 * would release the lock.
 */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'shop.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new FolderInUse(
      `The data folder ${folder} is in use by ${nameHolder(folder)}. Stop that shop first, or set DATA_DIR to another folder.`,
    );
  }
  heldLocks.add(lock);
  // Changes the mode without opening the file.
  tightenOne(join(folder, 'shop.lock'), { count: 0, stillOpen: [] });
  // Writes the process id for the error message; the lock does not depend on this file.
  writeFileSync(join(folder, 'shop.pid'), `${process.pid}\n`, { mode: 0o600 });
  return () => {
    if (!heldLocks.delete(lock)) return;
    rmSync(join(folder, 'shop.pid'), { force: true });
    lock.close();
  };
}
