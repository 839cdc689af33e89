import { cpSync } from 'node:fs';
import { inject, onTestFinished } from 'vitest';
import { tightenAll } from '#api/platform/private-files.ts';
import { makeDataFolder } from './running-shop.ts';

type After = (remove: () => void) => void;

/** Makes an empty folder that is removed after the test, or, with `afterAll`, after those of the file. */
export function makeTemporaryFolder(after: After = onTestFinished): string {
  const { folder, remove } = makeDataFolder();
  after(remove);
  return folder;
}

/** Copies the data folder of a shop that was started before, so that it opens fast; with the demo catalogue's rows, or none. */
export function copyDataFolder(to: string, kind: 'demo' | 'empty' = 'demo'): string {
  cpSync(inject('dataTemplates')[kind], to, { recursive: true });
  // As a shop leaves it, which would say that it found it otherwise.
  tightenAll(to, { count: 0, stillOpen: [] });
  return to;
}
