import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '#tests/setup/messages.ts';

/** Chosen by a code that is a type of its own, whose every value has its words. */
const BY_CODE = new Set([
  'forms.issues',
  'governorates.names',
  'numbers.egp',
  'order.states',
  'products.sorts',
  'provider-errors.byCode',
  'receipt.money',
  'privacy.text',
  'terms.text',
]);
/** The same in both languages on purpose: names. */
const SAME = new Set(['common.shop', 'layout.otherLanguage']);

test('every area of messages is compared', () => {
  const files = globSync('app/i18n/en/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    basename(file, '.ts'),
  );
  expect(Object.keys(messages).sort()).toEqual(files.sort());
});

test.each(Object.entries(messages))('%s says the same things in both languages', (_, [english, arabic]) => {
  expect(listKeys(arabic)).toEqual(listKeys(english));
});

test.each(
  Object.entries(messages).filter(([name]) => !['language', 'language-offer', 'numbers'].includes(name)),
)('%s is in Arabic', (name, [, arabic]) => {
  const latin = listTexts(arabic, name).filter(
    ([key, text]) => !/\p{Script=Arabic}/u.test(text) && !SAME.has(key),
  );
  expect(latin).toEqual([]);
});

test('every message inside another is said somewhere', () => {
  const code = globSync('app/**/*.{ts,tsx}', { exclude: ['app/i18n/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const inner = Object.entries(messages).flatMap(([area, [english]]) =>
    Object.entries(english).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && !BY_CODE.has(`${area}.${name}`)
        ? Object.keys(value).map((key) => `${area}.${name}.${key}`)
        : [],
    ),
  );
  expect(inner.length).toBeGreaterThan(20);
  const unsaid = inner.filter((path) => !new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(code));
  expect(unsaid).toEqual([]);
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
