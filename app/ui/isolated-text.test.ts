import { expect, test } from 'vitest';
import { findDirection, splitSentences } from './isolated-text.tsx';

test.each<[string, string[]]>([
  ['', []],
  ['One sentence without a mark', ['One sentence without a mark']],
  ['A 6.5-inch screen. Two SIMs!', ['A 6.5-inch screen.', 'Two SIMs!']],
  [
    'Works with USB-C. يعمل مع USB-C. هل يناسبك؟ نعم.',
    ['Works with USB-C.', 'يعمل مع USB-C.', 'هل يناسبك؟', 'نعم.'],
  ],
  ['Care\nWash at 30 degrees', ['Care', 'Wash at 30 degrees']],
  ['He said «تمام.» Then he left.', ['He said «تمام.»', 'Then he left.']],
])('splits %j into sentences, and loses nothing', (text, sentences) => {
  const parts = splitSentences(text);
  expect(parts.map(({ sentence }) => sentence)).toEqual(sentences);
  expect(parts.map(({ sentence, blanks }) => sentence + blanks).join('')).toBe(text);
});

test.each([
  ['Slim wallet. محفظة', 'ltr'],
  ['محفظة USB', 'rtl'],
  ['«65 W» شاحن', 'ltr'],
  ['12 + 3', undefined],
])('finds the direction of %j by its first letter', (text, direction) => {
  expect(findDirection(text)).toBe(direction);
});
