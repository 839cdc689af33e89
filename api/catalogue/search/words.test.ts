import { describe, expect, test } from 'vitest';
import { foldText, respell } from './fold.ts';
import { soundOf } from './sound.ts';
import { countMistakes, limitMistakes } from './spelling.ts';
import { stem } from './stem.ts';
import { countCachedBytes, listWords, splitWords } from './words.ts';

describe('folding', () => {
  test.each([
    ['أحمد إلى آخر ٱ', 'احمد الي اخر ا'],
    ['مكتبة موسيقى', 'مكتبه موسيقي'],
    ['مؤمن شاطئ', 'مومن شاطي'],
    ['رضّاعةٌ', 'رضاعه'],
    ['جميـــل', 'جميل'],
    ['٢٥٦ ۳ جيجا', '256 3 جيجا'],
    ['  Café   CRÈME ', 'cafe creme'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('words', () => {
  test('are split at anything but letters and digits', () => {
    expect(splitWords("Men's 3×3 cube, 70% (USB-C)")).toEqual(['men', '3', '3', 'cube', '70', 'usb', 'c']);
  });
  test('have no characters outside the Basic Multilingual Plane, so that cutting one cannot break it', () => {
    expect(splitWords('𝗕𝗼𝗹𝗱 bag𠌏𣗓bag 𠌏𣗓')).toEqual(['bold', 'bag', 'bag']);
  });
  test('with a hyphen are also joined into one; stop words are left out', () => {
    expect([...listWords('A T-Shirt for the over-ear')]).toEqual([
      't',
      'shirt',
      'over',
      'ear',
      'tshirt',
      'overear',
    ]);
  });
  test('with a hyphen are joined from their first letter on', () => {
    const joined = ['3d-print', '3-way-1', '256-gb', '12-34', 'a--b', 'wi-fi‑6e', '-x-y-'].map((text) =>
      [...listWords(text)].slice(splitWords(text).length),
    );
    expect(joined).toEqual([['dprint'], ['way1'], [], [], [], ['wifi6e'], ['xy']]);
  });
});

describe('the cache of words', () => {
  test('does not store long words', () => {
    const before = countCachedBytes();
    for (const unit of ['a', 'ا', 'a-', '𠌏'])
      expect(splitWords(unit.repeat(8_000)).every((word) => word.length <= 40)).toBe(true);
    expect(countCachedBytes()).toBe(before);
  });
  test('has a limit in bytes', () => {
    for (let at = 0; at < 30_000; at += 1) splitWords(`${at}-${'x'.repeat(30)}`);
    expect(countCachedBytes()).toBeGreaterThan(1_000_000);
    expect(countCachedBytes()).toBeLessThan(7_000_000);
  });
});

describe('forms of a word have the same stem', () => {
  test.each([
    ['watch', 'watches'],
    ['battery', 'batteries'],
    ['dress', 'dresses'],
    ['house', 'houses'],
    ['woman', 'women'],
    ['lens', 'lenses'],
    ['ساعه', 'الساعات'],
    ['سماعه', 'بالسماعه'],
    ['رجالي', 'رجاليه'],
    ['كاميرا', 'كاميرات'],
    ['موبايل', 'للموبايلات'],
  ])('%s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
  test.each([
    ['bus', 'bun'],
    ['glass', 'glad'],
    ['الم', 'م'],
    ['256', '25'],
  ])('but not %s and %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('mistakes', () => {
  test.each([
    ['laptop', 'laptop', 0],
    ['labtop', 'laptop', 1],
    ['latpop', 'laptop', 1],
    ['lptop', 'laptop', 1],
    ['headfones', 'headphones', 2],
    ['kettle', 'guitar', 3],
    ['موبيل', 'موبايل', 1],
  ])('%s differs from %s by %i', (from, to, count) => {
    expect(countMistakes(from, to, 2)).toBe(count);
    expect(countMistakes(to, from, 2)).toBe(count);
  });
  test('short words and numbers are never corrected', () => {
    expect(['tv', 'cup', '2025', 'watch', 'headphone'].map(limitMistakes)).toEqual([0, 0, 0, 1, 2]);
  });
});

test('characters that are often confused sound alike', () => {
  expect(soundOf('محفظه')).toBe(soundOf('محفضه'));
  expect(soundOf('طاوله')).toBe(soundOf('تاوله'));
  expect(soundOf('laptop')).toBe('laptop');
});

test.each([
  ['ساعه ذكيه', ['ساعة ذكيّة بشاشة'], 'ساعة ذكيّة'],
  ['ايربودز', ['سماعات إيربودز، بيضاء'], 'إيربودز'],
  ['شنطه جلد', ['جلد طبيعي'], 'شنطه جلد'],
  ['watch', ['Watch'], 'watch'],
])('%s is respelt as in %j: %s', (folded, texts, expected) => {
  expect(respell(folded, texts)).toBe(expected);
});
