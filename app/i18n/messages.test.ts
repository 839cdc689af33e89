import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { GOVERNORATES } from '#contract/governorates.ts';
import { messages } from '#tests/setup/messages.ts';
import { governorateNames as arabicGovernorates } from './ar/addresses.ts';
import { governorateNames as englishGovernorates } from './en/addresses.ts';
import { issues } from './en/forms.ts';

/** Messages that components look up by a code. Types ensure that every code has a text. */
const BY_CODE = new Set([
  'addresses.governorateNames',
  'forms.issues',
  'numbers.egpStyle',
  'orders.states',
  'orders.statesOnReceipt',
  'returns.kinds',
  'returns.reasons',
  'returns.states',
  'returns.steps',
  'reviews.reportReasons',
  'search.sorts',
  'provider-errors.byCode',
]);
/** Arabic messages that intentionally have no Arabic letters. */
const LATIN_ONLY = new Set(['common.shop', 'layout.otherLanguage']);

test('every message file is compared', () => {
  const files = globSync('app/i18n/en/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    basename(file, '.ts'),
  );
  expect(Object.keys(messages).sort()).toEqual(files.sort());
});

test.each(Object.entries(messages))('%s has the same keys in both languages', (_, [english, arabic]) => {
  expect(listKeys(arabic)).toEqual(listKeys(english));
});

test.each(Object.entries(messages).filter(([name]) => !['language', 'numbers'].includes(name)))(
  '%s is in Arabic',
  (name, [, arabic]) => {
    const latin = listTexts(arabic, name).filter(
      ([key, text]) => !/\p{Script=Arabic}/u.test(text) && !LATIN_ONLY.has(key),
    );
    expect(latin).toEqual([]);
  },
);

test('every nested message is used', () => {
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
  const unused = inner.filter((path) => !new RegExp(`\\b${path.split('.').at(-1)}\\b`).test(code));
  expect(unused).toEqual([]);
});

test('the 27 governorates have the names of the contract', () => {
  const codes = Object.keys(GOVERNORATES);
  expect(codes).toHaveLength(27);
  expect(Object.keys(englishGovernorates)).toEqual(codes);
  for (const [code, { en, ar }] of Object.entries(GOVERNORATES)) {
    expect([englishGovernorates, arabicGovernorates].map((names) => names[code as 'C'])).toEqual([en, ar]);
  }
});

const specification = readFileSync('docs/specification.md', 'utf8');
const WITHOUT_SPECIFIED_TEXT = ['details-required', 'city-required', 'code-required'];

test.each(Object.entries(issues).filter(([code]) => !WITHOUT_SPECIFIED_TEXT.includes(code)))(
  '%s has the text of the specification',
  (_, text) => {
    for (const line of text.split('\n')) expect(specification).toContain(`'${line}'`);
  },
);

/** Messages whose numbers are positions, percentages, ratings, dates or years. */
const NOT_COUNTS = new Set([
  'catalogue.percentOff',
  'catalogue.rated',
  'details.percentOff',
  'details.pictureOf',
  'details.showPicture',
  'details.viewerPictureOf',
  'home.showSlide',
  'home.slide',
  'layout.copyright',
  'orders.date',
  'orders.vatPercentInside',
  'reviews.date',
  'sign-in.step',
]);
/** Messages with a number parameter, found in the source code of the English messages. */
const counting = globSync('app/i18n/en/*.ts', { exclude: ['**/numbers.ts', '**/*.test.ts'] }).flatMap(
  (file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = \(([^()]*: number\b[^()]*)\)/gm)].map(
      ([, name = '', values = '']) => [`${basename(file, '.ts')}.${name}`, values] as const,
    ),
);

test('messages with a number parameter are found', () => expect(counting.length).toBeGreaterThan(30));

test.each(counting.filter(([path]) => !NOT_COUNTS.has(path)))('%s groups thousands', (path, values) => {
  const [area = '', name = ''] = path.split('.');
  for (const texts of messages[area] ?? []) {
    const write = texts[name] as (...values: unknown[]) => string;
    const text = write(...values.split(',').map((value) => (value.includes(': number') ? 12_345 : 'x')));
    expect(text).not.toMatch(/\d{4}/);
  }
});

/** Texts that name the shop are functions without parameters. */
const resolve = (value: unknown): unknown =>
  typeof value === 'function' && value.length === 0 ? value() : value;

function listKeys(given: unknown, path = ''): string[] {
  const value = resolve(given);
  if (typeof value !== 'object' || value === null) return [path];
  // Arrays are compared by length only.
  if (Array.isArray(value)) return [`${path}[${value.length}]`];
  return Object.entries(value)
    .flatMap(([key, inner]) => listKeys(inner, `${path}.${key}`))
    .sort();
}

function listTexts(given: unknown, path: string): [string, string][] {
  const value = resolve(given);
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}
