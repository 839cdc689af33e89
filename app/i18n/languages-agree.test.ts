import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#tests/setup/messages.ts';

/** The same in both languages on purpose: names. */
const SAME = new Set(['common.shop', 'layout.otherLanguage']);

test('every area of messages is compared', () => {
  const files = globSync('app/i18n/en/*.ts', { exclude: ['**/*.test.ts', '**/fonts.ts'] }).map((file) =>
    basename(file, '.ts'),
  );
  expect(Object.keys(messages).sort()).toEqual(files.sort());
});

test.each(Object.entries(messages))('%s says the same things in both languages', (_, [english, arabic]) => {
  expect(listKeys(arabic)).toEqual(listKeys(english));
});

test.each(
  Object.entries(messages).filter(([name]) => !['digits', 'language', 'language-offer'].includes(name)),
)('%s is in Arabic', (name, [, arabic]) => {
  const latin = listTexts(arabic, name).filter(
    ([key, text]) => !/\p{Script=Arabic}/u.test(text) && !SAME.has(key),
  );
  expect(latin).toEqual([]);
});

function listKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  // What is said in as many words as it takes has no keys to compare.
  if (Array.isArray(value)) return [`${path}[${value.length}]`];
  return Object.entries(value)
    .flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`))
    .sort();
}

function listTexts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}
