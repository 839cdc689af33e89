import { expect, test } from 'vitest';
import { findBadLengths } from './check-file-lengths.ts';

const writeLines = (count: number) => 'line\n'.repeat(count);
const findIn = (files: Record<string, string>) => findBadLengths(new Map(Object.entries(files)));

test('a file may have 250 lines, but no more', () => {
  expect(findIn({ 'api/cart.ts': writeLines(250) })).toEqual([]);
  expect(findIn({ 'api/cart.ts': writeLines(251) })).toEqual([
    'api/cart.ts has 251 lines, more than 250: split it',
  ]);
});

test('at most 60 files may have 15 lines or fewer', () => {
  const short = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`app/file-${at}.ts`, writeLines(15)]));
  expect(findIn({ ...short(60), 'app/medium.ts': writeLines(16) })).toEqual([]);
  const [fault, ...files] = findIn(short(61));
  expect(fault).toMatch('61 files have at most 15 lines, more than 60');
  expect(files).toHaveLength(61);
});
