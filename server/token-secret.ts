import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, nameTemporary, syncFolder } from '#api/platform/files.ts';

export function getTokenSecretFile(dataDir: string): string {
  return join(dataDir, 'token-secret');
}

/** Reads the secret that signs tokens from the data folder; creates it at the first start, for its owner alone. */
export function readTokenSecret(dataDir: string): string {
  const file = getTokenSecretFile(dataDir);
  makeFolder(dataDir);
  if (!existsSync(file)) createSecret(file);
  return readFileSync(file, 'utf8').trim();
}

/**
 * Writes and syncs a temporary file before giving it its final name, because a truncated secret would sign tokens,
 * too.
 */
function createSecret(file: string): void {
  const temporary = nameTemporary(file);
  writeFileSync(temporary, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // Fails if another server that starts at the same time was first; then the other server's secret stays.
    linkSync(temporary, file);
  } catch (error) {
    // Some file systems, such as exFAT, have no hard links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' && !existsSync(file)) renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
  syncFolder(dirname(file));
}
