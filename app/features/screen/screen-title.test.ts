import { expect, test } from 'vitest';
import * as common from '#messages/common.ts';
import { writeDescription, writeTitle } from './screen-title.tsx';

test('a title names the screen before the shop; home names only the shop', () => {
  expect([writeTitle('Cart'), writeTitle(undefined)]).toEqual(['Cart · My Store', 'My Store']);
});

test.each([
  ['its own text, in one line', ' Good \n\n to have. ', 'Good to have.'],
  ['the text of the shop, if it has none', '', common.description],
  ['the text of the shop, if its own is blank', ' \n', common.description],
])('a screen is described by %s', (_, text, expected) => {
  expect(writeDescription(text)).toBe(expected);
});

test('a long description ends with a whole word', () => {
  const text = writeDescription('word '.repeat(100));
  expect(text).toMatch(/^(?:word )+word…$/);
  expect(text.length).toBeLessThanOrEqual(301);
  expect(writeDescription('x'.repeat(400))).toHaveLength(301);
});
