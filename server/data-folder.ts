import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#api/platform/files.ts';
import {
  isOpenToOthers,
  isWritableByOthers,
  removeOthersWriteAccess,
  type Tightened,
  tightenAll,
  tightenOne,
} from '#api/platform/private-files.ts';
import { StartRefused } from './settings.ts';

/** Names that the shop itself creates in its data folder. */
const OWN_NAMES =
  /^(?:pglite(?:\.new)?|outbox|media|token-secret|demo-password|shop\.(?:lock|pid|sock)|\.(?:token-secret|backup)\..*)$/;
/** Created by some file systems in their root folder. */
const FILE_SYSTEM_FOLDER = 'lost+found';

/** Describes the corrected permissions in one line, and those that could not be corrected in another. */
function describe(dataDir: string, { count, stillOpen }: Tightened): string[] {
  const number = (files: number) => `${files} ${files === 1 ? 'file or folder' : 'files and folders'}`;
  const lines: string[] = [];
  if (count > 0)
    lines.push(`Others could read ${number(count)} in ${dataDir}, which now belong to their owner alone.`);
  if (stillOpen.length > 0) {
    const writable = stillOpen.find(isWritableByOthers);
    lines.push(
      `Others can still read${writable ? ' or write' : ''} ${number(stillOpen.length)} in ${dataDir}, such as ${writable ?? stillOpen[0]}: change the owner or the mode by hand.`,
    );
  }
  return lines;
}

/**
 * Removes other users' write access to a folder that also holds foreign files. Read access stays, because others may
 * need those files.
 */
function restrictSharedFolder(folder: string, dataDir: string, foreign: string): string {
  const isRestricted = removeOthersWriteAccess(folder);
  if (isWritableByOthers(folder))
    return `Others can still write into ${dataDir}, which also holds ${foreign}, not the shop's: set DATA_DIR to a folder of its own.`;
  return `Others can still list ${dataDir}, because it also holds ${foreign}, not the shop's${isRestricted ? '; they can no longer write into it' : ''}.`;
}

/** Warns if others can read the target of an operator's symbolic link; its permissions are not changed. */
function checkLinkTarget(path: string): string[] {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return [];
  try {
    const target = realpathSync(path);
    if (!isOpenToOthers(target)) return [];
    return [`Others can read the target of the link ${path}: change the mode of ${target} by hand.`];
  } catch {
    // A broken or unreadable link: the code that uses it will report it.
    return [];
  }
}

function listNames(folder: string, dataDir: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new StartRefused(
      `The data folder ${dataDir} belongs to another user. Run this as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Creates the data folder if needed and makes it accessible to its owner alone; returns lines to print about it. */
export function secureDataFolder(dataDir: string): string[] {
  makeFolder(dataDir, 0o700);
  // The folder itself may be a symbolic link; links inside it are not followed.
  const folder = realpathSync(dataDir);
  const names = listNames(folder, dataDir);
  const found: Tightened = { count: 0, stillOpen: [] };
  const foreign =
    isOpenToOthers(folder) && names.find((name) => !OWN_NAMES.test(name) && name !== FILE_SYSTEM_FOLDER);
  // The folder comes first, so that nobody can replace the files while their permissions are changed below.
  const shared = foreign ? [restrictSharedFolder(folder, dataDir, foreign)] : [];
  if (!foreign) tightenOne(folder, found);
  const ours = names.filter((name) => OWN_NAMES.test(name));
  for (const name of ours) {
    const path = join(folder, name);
    if (name !== 'media') tightenAll(path, found);
    // Pictures are only checked if others can access their folder: there may be very many, and checking them would slow
    // down every start. `true` replaces hard links to the catalogue's pictures by copies, so that the originals keep
    // their mode.
    else if (isOpenToOthers(path)) tightenAll(path, found, true);
  }
  const linked = ours.flatMap((name) => checkLinkTarget(join(folder, name)));
  return [...describe(dataDir, found), ...shared, ...linked];
}
