import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the secret is kept. */
export function tokenSecretFile(dataDir: string): string {
  return join(dataDir, 'token-secret');
}

/** The secret that signs tokens; generated once into the data folder, readable by its owner alone. */
export function keepTokenSecret(dataDir: string): string {
  const file = tokenSecretFile(dataDir);
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
