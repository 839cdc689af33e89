import { expect, test } from 'vitest';
import { parseEgp, parseNumber } from './parse-arguments.ts';

test.each([
  ['149', 14_900],
  ['149.5', 14_950],
  ['149.50', 14_950],
  ['0.29', 29],
  ['١٤٩.٥٠', 14_950],
  ['149.505', undefined],
  ['-1', undefined],
  ['1,490', undefined],
  ['1e3', undefined],
  ['149 EGP', undefined],
  ['', undefined],
])('%s is %s piastres', (word, piastres) => {
  expect(parseEgp(word)).toBe(piastres);
});

test.each([
  ['6901', 6901],
  ['#6901', 6901],
  ['٦٩٠١', 6901],
  ['0', undefined],
  ['-1', undefined],
  ['6901.0', undefined],
  ['69 01', undefined],
  ['9007199254740993', undefined],
  ['', undefined],
])('%s is the number %s', (word, number) => {
  expect(parseNumber(word)).toBe(number);
});
