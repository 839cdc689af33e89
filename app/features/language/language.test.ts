import { expect, test } from 'vitest';
import { hasLanguageChoice, prefersLanguage, toLanguagePath } from './language.ts';

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
])('with basename %s, the path %s is %s', (basename, path, address) => {
  expect(toLanguagePath(basename, path)).toBe(address);
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

test('a language that was only offered is not chosen', () => {
  expect(hasLanguageChoice('a=b; language=en')).toBe(true);
  expect(hasLanguageChoice('language=asked; a=b')).toBe(true);
  expect(hasLanguageChoice('language=offered')).toBe(false);
  expect(hasLanguageChoice('their_language=en')).toBe(false);
});
