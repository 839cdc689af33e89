import { onTestFinished } from 'vitest';
import { makeDataFolder } from './running-shop.ts';

/** An empty folder that is gone after the test, or, with `afterAll`, after those of the file. */
export function makeTemporaryFolder(after: (remove: () => void) => void = onTestFinished): string {
  const { folder, remove } = makeDataFolder();
  after(remove);
  return folder;
}
