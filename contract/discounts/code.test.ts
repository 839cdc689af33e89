import { expect, test } from 'vitest';
import { DISCOUNT_CODE, normaliseCode } from './code.ts';

test.each([
  ['summer25', 'SUMMER25'],
  [' Summer 25 ', 'SUMMER25'],
  ['SUMMER٢٥', 'SUMMER25'],
  ['summer۲۵', 'SUMMER25'],
  ['ｓｕｍｍｅｒ', 'SUMMER'],
  ['خصم٢٠', 'خصم20'],
  ['خصـــم', 'خصم'],
  ['\u200fEID-10\u200e', 'EID-10'],
])('%s is the code %s', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
  expect(code).toMatch(DISCOUNT_CODE);
});

test.each(['', 'A', 'A'.repeat(31), 'TEN%', "O'CLOCK", 'a\0b'])('%j is no code', (typed) => {
  expect(normaliseCode(typed)).not.toMatch(DISCOUNT_CODE);
});
