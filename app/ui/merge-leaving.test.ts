import { expect, test } from 'vitest';
import { mergeLeaving } from './merge-leaving.ts';

/** 'a -b c' is a list of a and c from which b is just leaving. */
const read = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ item: word.replace('-', ''), isLeaving: word.startsWith('-') }));

test('an item is shown as it is now', () => {
  const before = [{ item: { key: 'a', count: 1 }, isLeaving: false }];
  const now = [{ key: 'a', count: 2 }];
  expect(mergeLeaving(before, now, ({ key }) => key)).toEqual([{ item: now[0], isLeaving: false }]);
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
])('of "%s" there is now "%s": shown is "%s"', (before, now, shown) => {
  expect(
    mergeLeaving(
      read(before),
      read(now).map(({ item }) => item),
      (item) => item,
    ),
  ).toEqual(read(shown));
});
