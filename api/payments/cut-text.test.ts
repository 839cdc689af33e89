import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long'],
  ['👕👕👕', 2, '👕👕'],
  ['a👕b👕', 3, 'a👕b'],
  ['قميص قطن', 4, 'قميص'],
  ['\ud83d!', 2, '\ufffd!'],
  ['', 3, ''],
])('%j of %i characters', (text, length, expected) => {
  expect(cutText(text, length)).toBe(expected);
});
