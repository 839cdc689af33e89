/** Set-up of every test file: fails tests that print warnings or errors, and removes stubbed globals. */
import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { readSeed } from './test-settings.ts';

const printed: string[] = [];
for (const kind of ['warn', 'error'] as const)
  console[kind] = (...parts: unknown[]) => void printed.push(format(...parts));

const noteWarning = (warning: Error) => void printed.push(warning.stack ?? String(warning));
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));

afterEach(() => {
  const noise = printed.splice(0);
  if (noise.length > 0) throw new Error(`The test printed unexpectedly:\n${noise.join('\n')}`);
});

fc.configureGlobal({ seed: readSeed() });

// Files of one worker share its globals, and the next file may read them while it loads.
afterAll(() => vi.unstubAllGlobals());
