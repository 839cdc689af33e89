import { cpSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { makeDataFolder } from './running-shop.ts';

type After = (remove: () => void) => void;

/** An empty folder that is gone after the test, or, with `afterAll`, after those of the file. */
export function makeTemporaryFolder(after: After = onTestFinished): string {
  const { folder, remove } = makeDataFolder();
  after(remove);
  return folder;
}

/** The data folder of a shop that was started before, so that it opens at once; with the demo catalogue's rows, or none. */
export function copyDataFolder(to: string, kind: 'demo' | 'empty' = 'demo'): string {
  cpSync(inject('dataTemplates')[kind], to, { recursive: true });
  return to;
}
