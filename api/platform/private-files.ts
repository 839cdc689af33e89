/** Keeps files for their owner alone: folders 0700, files 0600. On Windows modes mean nothing, and nothing is done. */
import { chmodSync, copyFileSync, lstatSync, readdirSync, renameSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { nameTemporary, syncFile, syncFolder } from './files.ts';

const OTHERS = 0o077;
const OTHERS_WRITE = 0o022;
const STICKY = 0o1000;
const hasModes = process.platform !== 'win32';

/** What was put right, and what could not be: it belongs to somebody else, or its file system has no modes. */
export interface Tightened {
  count: number;
  stillOpen: string[];
}

/** Makes whatever this process creates from now on its owner's alone, whoever writes it: the database engine too. */
export function createPrivately(): void {
  if (hasModes) process.umask(OTHERS);
}

const isOpen = ({ mode }: Stats) => hasModes && (mode & OTHERS) !== 0;

/** Whether anybody but the owner may do anything with it; a link is not followed. */
export function isOpenToOthers(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && isOpen(stats);
}

/** Whether anybody but the owner may change it. */
export function isWritableByOthers(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && hasModes && (stats.mode & OTHERS_WRITE) !== 0;
}

/** Leaves others no more than reading a folder; answers whether something had to be taken away, and could be. */
export function takeWriting(folder: string): boolean {
  const { mode } = lstatSync(folder);
  // In one such as /tmp others can't exchange what is ours, and the whole machine needs it.
  if (!isWritableByOthers(folder) || mode & STICKY) return false;
  try {
    chmodSync(folder, mode & 0o7777 & ~OTHERS_WRITE);
  } catch {
    // It belongs to somebody else.
  }
  return !isWritableByOthers(folder);
}

/** Gives a file that has a second name elsewhere bytes of its own: all the names of a file have one mode. */
function separate(path: string): void {
  const temporary = nameTemporary(path);
  try {
    copyFileSync(path, temporary);
    chmodSync(temporary, 0o600);
    // Else a power cut could leave the name without the bytes.
    syncFile(temporary);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Takes one file or folder away from everybody but its owner. */
export function tightenOne(path: string, found: Tightened, areFilesFixed = false): void {
  try {
    const before = lstatSync(path);
    if (before.isSymbolicLink() || !isOpen(before)) return;
    if (areFilesFixed && before.isFile() && before.nlink > 1) separate(path);
    else chmodSync(path, before.mode & (before.isDirectory() ? 0o700 : 0o600));
    if (isOpenToOthers(path)) found.stillOpen.push(path);
    else found.count += 1;
  } catch (error) {
    // A temporary file may be gone by now.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') found.stillOpen.push(path);
  }
}

/**
 * The same for a folder with everything in it, itself last, so that one which is closed was done whole. Links are
 * neither followed nor changed. Where files never change (`areFilesFixed`), those with a second name get bytes of their own.
 */
export function tightenAll(path: string, found: Tightened, areFilesFixed = false): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    try {
      for (const name of readdirSync(path)) tightenAll(join(path, name), found, areFilesFixed);
      // Once for all names that belong to copies now.
      if (areFilesFixed) syncFolder(path);
    } catch {
      // One that we can't look into may be closed: what a file system keeps for itself is root's.
      if (isOpenToOthers(path)) found.stillOpen.push(path);
      return;
    }
  }
  tightenOne(path, found, areFilesFixed);
}
