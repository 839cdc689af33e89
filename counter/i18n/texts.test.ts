import { expect, test } from 'vitest';
import { arabic } from './arabic.ts';
import { english } from './english.ts';

/** Language names, which appear in their own script in both languages. */
const LANGUAGE_NAMES = /^shell\.languages\./;

function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (typeof value === 'function') return [[path, value('١', '٢')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, path ? `${path}.${key}` : key));
}

test('both languages have the same texts', () => {
  const pathsOf = (texts: object) =>
    listTexts(texts, '')
      .map(([path]) => path)
      .sort();
  expect(pathsOf(arabic)).toEqual(pathsOf(english));
});

test('counts of problems on the home screen use the plural form for their number', () => {
  const counted = (texts: typeof english, count: number) => texts.home.disputes(count, String(count));
  expect([1, 2].map((count) => counted(english, count))).toEqual([
    '1 payment that a bank claims back',
    '2 payments that a bank claims back',
  ]);
  const ofArabic = [1, 2, 3, 11].map((count) => counted(arabic, count));
  expect(new Set(ofArabic.map((text) => text.replace(/\d+ /, ''))).size).toBe(4);
});

test('Arabic texts are in Arabic', () => {
  const latin = listTexts(arabic, '').filter(
    ([path, text]) => !/\p{Script=Arabic}/u.test(text) && !LANGUAGE_NAMES.test(path),
  );
  expect(latin).toEqual([]);
});
