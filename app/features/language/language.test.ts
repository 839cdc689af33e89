import { expect, test } from 'vitest';
import { placeInLanguage, prefersLanguage } from './language.ts';

test.each([
  ['/', '/', '/'],
  ['/', '', ''],
  ['/', '/products?page=2', '/products?page=2'],
  ['/', '//evil.example', '/evil.example'],
  ['/', '/\\evil.example', '/evil.example'],
  ['/ar', '/', '/ar'],
  ['/ar', '', '/ar'],
  ['/ar', '/?from=mail', '/ar?from=mail'],
  ['/ar', '/products?page=2', '/ar/products?page=2'],
  ['/ar', '//evil.example', '/ar/evil.example'],
])('below %s, %s is at %s', (basename, path, address) => {
  expect(placeInLanguage(basename, path)).toBe(address);
});

test.each([
  [['ar-EG', 'en'], true],
  [['ar'], true],
  [['fr', 'AR-eg', 'en'], true],
  [['en-US', 'ar'], false],
  [['fr'], false],
  [[], false],
])('%j prefers Arabic: %s', (languages, expected) => {
  expect(prefersLanguage('ar', 'en', languages)).toBe(expected);
});
