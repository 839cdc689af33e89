import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const heldIn = (cache: { get(key: string): unknown }, ...keys: string[]) =>
  keys.filter((key) => cache.get(key) !== undefined);

test('what was unused for longest goes first', () => {
  const cache = createByteCache<number>(30);
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.set('c', 3, 10);
  expect(cache.get('a')).toBe(1);
  cache.set('d', 4, 10);
  expect(heldIn(cache, 'a', 'b', 'c', 'd')).toEqual(['a', 'c', 'd']);
  expect(cache.bytes).toBe(30);
});

test('a value set again counts once', () => {
  const cache = createByteCache<number>(30);
  cache.set('a', 1, 10);
  cache.set('a', 2, 25);
  expect(cache.get('a')).toBe(2);
  expect(cache.bytes).toBe(25);
});

test('a value larger than the whole is not held', () => {
  const cache = createByteCache<number>(30);
  cache.set('a', 1, 31);
  expect(heldIn(cache, 'a')).toEqual([]);
  expect(cache.bytes).toBe(0);
});

test('growth of a held value makes room, growth of another is not counted', () => {
  const cache = createByteCache<object>(30);
  const [old, held] = [{}, {}];
  cache.set('a', old, 10);
  cache.set('b', held, 10);
  cache.grow('b', old, 100);
  expect(cache.bytes).toBe(20);
  cache.grow('b', held, 15);
  expect(heldIn(cache, 'a', 'b')).toEqual(['b']);
  expect(cache.bytes).toBe(25);
});

test('cleared, it is empty, and the order starts anew', () => {
  const cache = createByteCache<number>(20);
  cache.set('a', 1, 10);
  cache.clear();
  expect(heldIn(cache, 'a')).toEqual([]);
  expect(cache.bytes).toBe(0);
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.get('a');
  cache.set('c', 3, 10);
  expect(heldIn(cache, 'a', 'b', 'c')).toEqual(['a', 'c']);
});
