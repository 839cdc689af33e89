/** Fails a test during which a warning or an error is printed: nobody would read it otherwise. */
import { format } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { readSeed } from './test-settings.ts';

const printed: string[] = [];
for (const kind of ['warn', 'error'] as const)
  console[kind] = (...parts: unknown[]) => void printed.push(format(...parts));

const noteWarning = (warning: Error) => void printed.push(warning.stack ?? String(warning));
process.on('warning', noteWarning);
afterAll(() => void process.off('warning', noteWarning));

afterEach(() => {
  const noise = printed.splice(0);
  if (noise.length > 0) throw new Error(`Something was printed that nobody expects:\n${noise.join('\n')}`);
});

fc.configureGlobal({ seed: readSeed() });
