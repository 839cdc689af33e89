/** Makes files private to their owner: folders 0700, files 0600. Does nothing on Windows, which has no modes. */
import { chmodSync, copyFileSync, lstatSync, readdirSync, renameSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { nameTemporary, syncFile, syncFolder } from './files.ts';

const GROUP_AND_OTHERS = 0o077;
const GROUP_AND_OTHERS_WRITE = 0o022;
const STICKY_BIT = 0o1000;
const hasModes = process.platform !== 'win32';

/** How many modes were changed, and the paths whose mode could not be changed (another owner, a file system without
 *  modes). */
export interface Tightened {
  count: number;
  stillOpen: string[];
}

/** Makes all files that this process creates private, including those of the database engine. */
export function setPrivateUmask(): void {
  if (hasModes) process.umask(GROUP_AND_OTHERS);
}

const isOpen = ({ mode }: Stats) => hasModes && (mode & GROUP_AND_OTHERS) !== 0;

/** Whether anyone but the owner has any access; links are not followed. */
export function isOpenToOthers(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && isOpen(stats);
}

/** Whether anyone but the owner may change a file or folder; links are not followed. */
export function isWritableByOthers(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && hasModes && (stats.mode & GROUP_AND_OTHERS_WRITE) !== 0;
}

/**
 * Removes the write access of everyone but the owner to a folder, unless it is sticky. Returns whether anything
 * changed.
 */
export function removeOthersWriteAccess(folder: string): boolean {
  const { mode } = lstatSync(folder);
  // Sticky folders such as /tmp are safe, and must stay writable.
  if (!isWritableByOthers(folder) || mode & STICKY_BIT) return false;
  try {
    chmodSync(folder, mode & 0o7777 & ~GROUP_AND_OTHERS_WRITE);
  } catch {
    // The folder has another owner.
  }
  return !isWritableByOthers(folder);
}

/** Replaces a hard link by a copy, because all links of a file share its mode. */
function breakHardLink(path: string): void {
  const temporary = nameTemporary(path);
  try {
    copyFileSync(path, temporary);
    chmodSync(temporary, 0o600);
    // Syncs the copy before renaming it: a power cut could leave the name without the bytes.
    syncFile(temporary);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Makes one file or folder private. */
export function tightenOne(path: string, found: Tightened, areFilesImmutable = false): void {
  try {
    const before = lstatSync(path);
    if (before.isSymbolicLink() || !isOpen(before)) return;
    if (areFilesImmutable && before.isFile() && before.nlink > 1) breakHardLink(path);
    else chmodSync(path, before.mode & (before.isDirectory() ? 0o700 : 0o600));
    if (isOpenToOthers(path)) found.stillOpen.push(path);
    else found.count += 1;
  } catch (error) {
    // A temporary file may be gone already.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') found.stillOpen.push(path);
  }
}

/**
 * Makes a folder and everything in it private. The folder itself comes last, so that everything in a private folder is
 * private. Links are neither followed nor changed. If the files are immutable, hard links are replaced by copies.
 */
export function tightenAll(path: string, found: Tightened, areFilesImmutable = false): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    try {
      for (const name of readdirSync(path)) tightenAll(join(path, name), found, areFilesImmutable);
      // Syncs the names of all copies at once.
      if (areFilesImmutable) syncFolder(path);
    } catch {
      // Unreadable folders are skipped, such as root's lost+found.
      if (isOpenToOthers(path)) found.stillOpen.push(path);
      return;
    }
  }
  tightenOne(path, found, areFilesImmutable);
}
