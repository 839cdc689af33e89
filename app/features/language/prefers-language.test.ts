import { expect, test } from 'vitest';
import { prefersLanguage } from './prefers-language.ts';

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
