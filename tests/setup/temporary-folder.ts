import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { copyFolder, makeDataFolder } from './running-shop.ts';

type After = (remove: () => void) => void;

/** Makes an empty folder that is removed after the test or, with `afterAll`, after the file. */
export function makeTemporaryFolder(after: After = onTestFinished): string {
  const { folder, remove } = makeDataFolder();
  after(remove);
  return folder;
}

/** Copies the data folder of a stopped shop, with the demo catalogue or empty, so that a start is fast. */
export function copyDataFolder(to: string, kind: 'demo' | 'empty' = 'demo'): string {
  return copyFolder(inject('dataTemplates')[kind], to);
}

/** Lists files and folders, the folder itself included, that anyone but the owner may access, as `mode path`. */
export function listOpenToOthers(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].flatMap((name) => {
    const { mode } = lstatSync(join(folder, name));
    return mode & 0o077 ? [`${(mode & 0o777).toString(8)} ${name}`] : [];
  });
}
