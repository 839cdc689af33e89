import { expect, test } from 'vitest';
import { addInOrder, movePicture, replacePicture } from './picture-order.ts';

const listOf = (keys: string) => [...keys].map((key) => ({ key, textEn: `text of ${key}`, textAr: '' }));
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).join('');

test.each([
  ['abcd', 0, 2, 'bcad'],
  ['abcd', 3, 0, 'dabc'],
  ['abcd', 1, 2, 'acbd'],
  ['abcd', 1, 1, 'abcd'],
  ['abcd', 0, -1, 'abcd'],
  ['abcd', 3, 4, 'abcd'],
  ['', 0, 0, ''],
])('in %s a move from %d to %d gives %s', (before, from, to, after) => {
  expect(movePicture([...before], from, to).join('')).toBe(after);
});

test.each([
  ['', 'x', 'x'],
  ['ab', 'x', 'abx'],
  ['ab3', '1', 'ab13'],
  ['ab13', '2', 'ab123'],
  ['3ab', '1', '13ab'],
  ['ab1', '1', 'ab1'],
  ['12', 'a', '12a'],
])('to %s the upload %s is added as %s: numbers say when one was chosen', (before, added, after) => {
  const numberOf = (key: string) => Number(key) || undefined;
  const [picture] = listOf(added);
  if (!picture) return expect.fail();
  expect(keysOf(addInOrder(listOf(before), picture, numberOf))).toBe(after);
});

test.each([
  ['abc', 'b', 'x', 'axc'],
  ['abc', 'b', 'b', 'abc'],
  ['abc', 'b', 'c', 'ac'],
  ['abc', 'q', 'c', 'abc'],
])('in %s the crop of %s to %s gives %s', (before, key, newKey, after) => {
  const list = replacePicture(listOf(before), key, newKey);
  expect(keysOf(list)).toBe(after);
});

test('a crop keeps the texts of its picture', () => {
  expect(replacePicture(listOf('a'), 'a', 'x')).toEqual([{ key: 'x', textEn: 'text of a', textAr: '' }]);
});
