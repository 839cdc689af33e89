import { expect, test } from 'vitest';
import { mergeExiting } from './exiting-list.tsx';

/** Parses a list: in 'a -b c', b is exiting. */
const parseList = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ item: word.replace('-', ''), isExiting: word.startsWith('-') }));

test('a changed item replaces its earlier version', () => {
  const before = [{ item: { key: 'a', count: 1 }, isExiting: false }];
  const now = [{ key: 'a', count: 2 }];
  expect(mergeExiting(before, now, ({ key }) => key)).toEqual([{ item: now[0], isExiting: false }]);
});

test.each([
  ['', 'a b', 'a b'],
  ['a b c', 'a b c', 'a b c'],
  ['a b c', 'a c', 'a -b c'],
  ['a b c', 'b c', '-a b c'],
  ['a b c', 'a b', 'a b -c'],
  ['a b c', '', '-a -b -c'],
  ['a -b c', 'a', 'a -b -c'],
  ['a -b c', 'a b c', 'a b c'],
  ['a -b c', 'a c d', 'a -b c d'],
  ['a b c', 'c a', 'a -b c'],
  ['b', 'a b', 'a b'],
  ['a c', 'a b c d', 'a b c d'],
  ['a -b c', 'a d c', 'a d -b c'],
])('"%s" merged with "%s" is "%s"', (before, now, shown) => {
  expect(
    mergeExiting(
      parseList(before),
      parseList(now).map(({ item }) => item),
      (item) => item,
    ),
  ).toEqual(parseList(shown));
});
