/** The demo's folder and its settings. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, holdFolder } from '#api/platform/database/folder-lock.ts';
import { type Config, isReachableByStrangers, readConfig } from '#server/config.ts';
import { StartRefused } from '#server/settings.ts';

type Environment = Record<string, string | undefined>;

const DEFAULT_FOLDER = './demo-data';
/** The file that marks a folder as a demo, and holds the password of the demo's staff. */
const PASSWORD_FILE = 'demo-password';
/** Encoded as 16 characters of base64url. */
const PASSWORD_BYTES = 12;

/** The demo's settings. The environment sets only folder, address and log level: never a real shop's database or mail
 *  server. */
export function readDemoConfig({ DEMO_DIR, HOST, PORT, LOG_LEVEL, PUBLIC_URL }: Environment): Config {
  const DATA_DIR = DEMO_DIR || DEFAULT_FOLDER;
  const config = readConfig({ DATA_DIR, HOST, PORT, LOG_LEVEL });
  if (isReachableByStrangers({ host: config.host, publicUrl: PUBLIC_URL || undefined })) {
    throw new StartRefused(
      'The demo is for this machine alone, because its password is printed: leave out HOST and PUBLIC_URL.',
    );
  }
  return config;
}

const isDemo = (folder: string) => existsSync(join(folder, PASSWORD_FILE));

/** The password that all staff of a demo share. */
export const readDemoPassword = (folder: string) => readFileSync(join(folder, PASSWORD_FILE), 'utf8').trim();

export const createDemoPassword = () => randomBytes(PASSWORD_BYTES).toString('base64url');

/** Marks a filled folder as a demo. */
export const writeDemoPassword = (folder: string, password: string) =>
  writeFileSync(join(folder, PASSWORD_FILE), `${password}\n`, { mode: 0o600, flush: true });

/** Returns whether the demo has to be filled. Deletes an earlier demo if `isFresh`, but never any other folder. */
export function prepareDemoFolder(folder: string, isFresh: boolean): boolean {
  if (!existsSync(folder)) return true;
  if (!isDemo(folder))
    throw new StartRefused(
      `${folder} holds no whole demo, so it is left alone: move it away, or set DEMO_DIR to another folder.`,
    );
  if (!isFresh) return false;
  try {
    holdFolder(folder)();
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartRefused(error.message, { cause: error });
  }
  rmSync(folder, { recursive: true });
  return true;
}
