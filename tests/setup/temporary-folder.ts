import { inject, onTestFinished } from 'vitest';
import { copyFolder, makeDataFolder } from './running-shop.ts';

type After = (remove: () => void) => void;

/** Makes an empty folder that is removed after the test, or, with `afterAll`, after those of the file. */
export function makeTemporaryFolder(after: After = onTestFinished): string {
  const { folder, remove } = makeDataFolder();
  after(remove);
  return folder;
}

/** Copies the data folder of a shop that was started before, so that it opens fast; with the demo catalogue's rows, or none. */
export function copyDataFolder(to: string, kind: 'demo' | 'empty' = 'demo'): string {
  return copyFolder(inject('dataTemplates')[kind], to);
}
