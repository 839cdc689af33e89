import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, nameTemporary, syncFolder } from '#api/platform/files.ts';

/** Where the secret is kept. */
export function tokenSecretFile(dataDir: string): string {
  return join(dataDir, 'token-secret');
}

/** The secret that signs tokens; generated once into the data folder, readable by its owner alone. */
export function keepTokenSecret(dataDir: string): string {
  const file = tokenSecretFile(dataDir);
  makeFolder(dataDir);
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, 'utf8').trim();
}

/** Whole and on disk before it has its name: half a secret would sign tokens too, and nobody would see it. */
function makeSecret(file: string): void {
  const temporary = nameTemporary(file);
  writeFileSync(temporary, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Of servers that start together the first one's secret stays.
    linkSync(temporary, file);
  } catch (error) {
    // Some file systems, exFAT for one, give a file no second name.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(file)) renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dirname(file));
}
