import { expect, test, vi } from 'vitest';
import { shouldSaveData } from './prefetch-intended.tsx';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('on the connection %o, saving data is %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(shouldSaveData()).toBe(expected);
});
