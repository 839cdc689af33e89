import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const keysIn = (cache: { keys(): Iterable<string> }) => [...cache.keys()].sort();

test('the least recently used entries make room', () => {
  const cache = new ByteCache<string>(30);
  cache.set('a', '1', { size: 10 });
  cache.set('b', '2', { size: 10 });
  cache.set('c', '3', { size: 10 });
  expect(cache.get('a')).toBe('1');
  cache.set('d', '4', { size: 10 });
  expect(keysIn(cache)).toEqual(['a', 'c', 'd']);
  expect(cache.calculatedSize).toBe(30);
});

test('a value set again counts once', () => {
  const cache = new ByteCache<string>(30);
  cache.set('a', '1', { size: 10 });
  cache.set('a', '2', { size: 25 });
  expect(cache.get('a')).toBe('2');
  expect(cache.calculatedSize).toBe(25);
});

test('a value larger than the whole is not cached', () => {
  const cache = new ByteCache<string>(30);
  cache.set('a', '1', { size: 31 });
  expect(keysIn(cache)).toEqual([]);
  expect(cache.calculatedSize).toBe(0);
});

test('growth of a cached value makes room, growth of another is not counted', () => {
  const cache = new ByteCache<object>(30);
  const [old, held] = [{}, {}];
  cache.set('a', old, { size: 10 });
  cache.set('b', held, { size: 10 });
  cache.grow('b', old, 100);
  expect(cache.calculatedSize).toBe(20);
  cache.grow('b', held, 15);
  expect(keysIn(cache)).toEqual(['b']);
  expect(cache.calculatedSize).toBe(25);
});

test('a value that grows larger than the whole is no longer cached', () => {
  const cache = new ByteCache<object>(30);
  const value = {};
  cache.set('a', value, { size: 20 });
  cache.grow('a', value, 11);
  expect(keysIn(cache)).toEqual([]);
  expect(cache.calculatedSize).toBe(0);
});
