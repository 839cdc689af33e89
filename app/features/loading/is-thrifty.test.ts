import { expect, test, vi } from 'vitest';
import { isThrifty } from './is-thrifty.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{}, false],
  [undefined, false],
])('a connection like %o: nothing is fetched that might not be needed: %s', (connection, isSparing) => {
  vi.stubGlobal('navigator', { connection });
  expect(isThrifty()).toBe(isSparing);
});
