import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Utilities and declarations with a physical side, which do not mirror in Arabic. */
const PHYSICAL_UTILITIES = [
  /(?<![\w-])-?(?:m|p|scroll-m|scroll-p)[lr]-[\w[(]/g,
  /(?<![\w-])-?(?:left|right)-[\w[(]/g,
  /(?<![\w-])(?:text|float|clear|origin|object|bg)-(?:top-|bottom-)?(?:left|right)(?![\w-])/g,
  /(?<![\w-])(?:rounded|border)-(?:l|r|tl|tr|bl|br)(?![\w])/g,
  /(?<![\w-])(?:bg-(?:linear|gradient))-to-(?:t|b)?[lr](?![\w])/g,
];
const PHYSICAL_CSS = [
  /(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)/g,
  /(?<![\w-])(?:left|right)\s*:/g,
  /(?:text-align|float|clear)\s*:\s*(?:left|right)/g,
  /border-(?:top|bottom)-(?:left|right)-radius/g,
];

function findMatches(source: string, rules: RegExp[]): string[] {
  return rules.flatMap((rule) => [...source.matchAll(rule)].map(([found]) => found));
}

test.each([
  ['ml-4', ['ml-4']],
  ['sm:-mr-2', ['-mr-2']],
  ['pl-[3px]', ['pl-[']],
  ['left-0', ['left-0']],
  ['text-right', ['text-right']],
  ['rounded-tl-lg', ['rounded-tl']],
  ['border-l', ['border-l']],
  ['ms-4 pe-2 start-0 text-start rounded-s border-line inset-x-0 border-e', []],
  ['aria-label align-left-hand', []],
])('the check finds %s', (source, found) => {
  expect(findMatches(source, PHYSICAL_UTILITIES)).toEqual(found);
});

test('the storefront uses start and end instead of left and right', () => {
  const found = globSync('app/**/*.{tsx,ts,css}', { exclude: (file) => String(file).endsWith('.test.ts') })
    .map((file) => ({
      file,
      sides: findMatches(
        readFileSync(file, 'utf8'),
        file.endsWith('.css') ? PHYSICAL_CSS : PHYSICAL_UTILITIES,
      ),
    }))
    .filter(({ sides }) => sides.length > 0);
  expect(found).toEqual([]);
});

/** Rules with `:has()` on these elements recalculate the styles of the whole page whenever an element is added or removed. */
test('no rule uses :has() on the root, the body or main', () => {
  for (const file of globSync('app/**/*.css')) {
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/(?::root|html|body|main|\])\s*:has\(/);
  }
});
