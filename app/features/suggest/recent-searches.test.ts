import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recentSearches } from './recent-searches.ts';

let kept: string | null;
const storage = {
  getItem: () => kept,
  setItem: (_: string, value: string) => {
    kept = value;
  },
  removeItem: () => {
    kept = null;
  },
};
beforeEach(() => {
  kept = null;
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  test('are listed newest first, without duplicates, ignoring case and spaces', () => {
    for (const text of ['lamp', '  red   bag ', 'ساعة', 'Lamp', ' ']) recentSearches.add(text);
    expect(recentSearches.read()).toEqual(['Lamp', 'ساعة', 'red bag']);
  });

  test('are limited to eight', () => {
    for (let at = 1; at <= 10; at++) recentSearches.add(`word ${at}`);
    const newest = [10, 9, 8, 7, 6, 5, 4, 3].map((at) => `word ${at}`);
    expect(recentSearches.read()).toEqual(newest);
    expect(JSON.parse(kept ?? '')).toEqual(newest);
  });

  test('can be removed one by one or all at once', () => {
    for (const text of ['lamp', 'bag', 'oud']) recentSearches.add(text);
    recentSearches.remove('BAG');
    expect(recentSearches.read()).toEqual(['oud', 'lamp']);
    recentSearches.clear();
    expect(recentSearches.read()).toEqual([]);
    expect(kept).toBeNull();
  });

  test.each([
    ['no JSON', '["lamp"', []],
    ['no list', '{"0":"lamp"}', []],
    ['null', 'null', []],
    ['a list of anything', '[1,null,["x"],"lamp"," ","LAMP",{}]', ['lamp']],
    [
      'far too many',
      JSON.stringify(Array.from({ length: 5000 }, (_, at) => `w${at}`)),
      [...Array.from({ length: 8 }, (_, at) => `w${at}`)],
    ],
    ['far too long', JSON.stringify(['x'.repeat(10_000)]), ['x'.repeat(200)]],
  ])('tolerate invalid storage: %s', (_, found, expected) => {
    kept = found;
    expect(recentSearches.read()).toEqual(expected);
    recentSearches.add('oud');
    expect(recentSearches.read()[0]).toBe('oud');
  });

  test('are empty without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    recentSearches.add('lamp');
    recentSearches.remove('lamp');
    expect(recentSearches.read()).toEqual([]);
  });
});
