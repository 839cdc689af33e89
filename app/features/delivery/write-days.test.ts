import { expect, test } from 'vitest';
import { writeDays } from './write-days.ts';

test.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
])('%s to %s', (from, to, text) => {
  expect(writeDays({ from, to })).toBe(text);
});
