import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#api/platform/files.ts';
import {
  isOpenToOthers,
  isWritableByOthers,
  type Tightened,
  takeWriting,
  tightenAll,
  tightenOne,
} from '#api/platform/private-files.ts';
import { StartRefused } from './start-refused.ts';

/** What the shop itself puts into its data folder. */
const OURS =
  /^(?:pglite(?:\.new)?|outbox|media|token-secret|shop\.(?:lock|pid|sock)|\.(?:token-secret|backup)\..*)$/;
/** What a file system has in its uppermost folder. */
const OF_THE_DISK = 'lost+found';

/** One line for what was put right, one for what could not be. */
function describe(dataDir: string, { count, stillOpen }: Tightened): string[] {
  const number = (of: number) => `${of} ${of === 1 ? 'file or folder' : 'files and folders'}`;
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

/** A folder that is not the shop's alone may be needed by others: they keep reading it. */
function shareFolder(folder: string, dataDir: string, foreign: string): string {
  const isTaken = takeWriting(folder);
  if (isWritableByOthers(folder))
    return `Others can still write into ${dataDir}, which also holds ${foreign}, not the shop's: set DATA_DIR to a folder of its own.`;
  return `Others can still list ${dataDir}, because it also holds ${foreign}, not the shop's${isTaken ? '; they can no longer write into it' : ''}.`;
}

/** What an operator's own link leads to is not ours to change; one line if others can read it. */
function lookBehindLink(path: string): string[] {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return [];
  try {
    const target = realpathSync(path);
    if (!isOpenToOthers(target)) return [];
    return [`Others can read what is behind the link ${path}: close ${target} by hand.`];
  } catch {
    // It leads nowhere, or to where we can't look; whoever needs it says so.
    return [];
  }
}

function listNames(folder: string, dataDir: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new StartRefused(
      `The data folder ${dataDir} belongs to somebody else. Run this as its owner, or set DATA_DIR to another folder.`,
    );
  }
}

/** Makes the data folder if there is none, and closes it to everybody but its owner; says what it had to put right. */
export function closeDataFolder(dataDir: string): string[] {
  makeFolder(dataDir, 0o700);
  // The folder itself may be a link of the operator's own; links in it are left alone.
  const folder = realpathSync(dataDir);
  const names = listNames(folder, dataDir);
  const found: Tightened = { count: 0, stillOpen: [] };
  const foreign = isOpenToOthers(folder) && names.find((name) => !OURS.test(name) && name !== OF_THE_DISK);
  // First, so that nobody can exchange what is changed below.
  const shared = foreign ? [shareFolder(folder, dataDir, foreign)] : [];
  if (!foreign) tightenOne(folder, found);
  const ours = names.filter((name) => OURS.test(name));
  for (const name of ours) {
    const path = join(folder, name);
    if (name !== 'media') tightenAll(path, found);
    // Looking at very many pictures would slow down every start. One linked from the catalogue's own folder is copied.
    else if (isOpenToOthers(path)) tightenAll(path, found, true);
  }
  const linked = ours.flatMap((name) => lookBehindLink(join(folder, name)));
  return [...describe(dataDir, found), ...shared, ...linked];
}
