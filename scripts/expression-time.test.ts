import { expect, test } from 'vitest';
import { type Expression, listExpressions, readExpressions } from './expressions.ts';

const LONG = 8_000;
const SHORT = 500;
/** By the processor's clock; a quadratic expression takes the longest text sixteen times as long as its parts. */
const MOST_GROWTH = 4;
/** What takes less is not quadratic: that makes thirty million steps of these letters. */
const LEAST_MS = 5;
const TRIES = 3;

/** What runs are made of: letters, digits, hyphens, blanks, Arabic, marks, letters that are written as two and halves of them. */
const UNITS = ['a', 'Z', '1', '-', ' ', '\n', 'ا', '١', '\u0301', '\u064b', '𠌏', '\ud800', '\udc00']
  .concat(['.', '/', '@', '=', ',', '_', '"', '\\'])
  .concat(['a-', 'a ', '1,', 'a.', 'a@', '-a1', 'ا ', 'a\u0301', '@\0']);
/** What a run ends in, so that an expression that asks for more fails there. */
const ENDS = ['', '!', '\n'];

/** The characters and the words that stand in an expression itself. */
const unitsOf = ({ source }: Expression) =>
  new Set([...UNITS, ...source, ...(source.match(/[\w<>@{}:"' -]{2,}/g) ?? [])]);

/** A run of units, as long as it should be. */
const writeRun = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

function measureMs(run: () => void): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** How much longer a run takes as one text than in parts of it; 1 where it takes next to nothing. */
function findGrowth(expression: RegExp, unit: string, end: string): number {
  const [whole, part] = [writeRun(unit, LONG) + end, writeRun(unit, SHORT) + end];
  const parts = Array.from({ length: LONG / SHORT }, () => part);
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries += 1) {
    const wholeMs = measureMs(() => whole.replaceAll(expression, ''));
    if (wholeMs < LEAST_MS) return 1;
    const partsMs = measureMs(() => parts.map((text) => text.replaceAll(expression, '')));
    least = Math.min(least, wholeMs / partsMs);
  }
  return least;
}

/** The first run on which the time that an expression takes for each letter grows. */
function findSlowRun(found: Expression): string | undefined {
  const { at, source, flags } = found;
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const unit of unitsOf(found))
    for (const end of ENDS)
      if (findGrowth(expression, unit, end) > MOST_GROWTH)
        return `${at} /${source}/${flags} on ${JSON.stringify([unit, end])}`;
  return undefined;
}

test('no expression takes longer for each letter of a longer text', () => {
  const all = listExpressions();
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap((one) => findSlowRun(one) ?? [])).toEqual([]);
});

test.each([
  ['a run of letters that lacks its hyphen', String.raw`\p{L}[\p{L}\p{N}]*(?:[-‑][\p{L}\p{N}]+)+`, 'gu'],
  ['slashes that are not at the end', String.raw`\/+$`, ''],
  ['a mark of its own that never ends', '<title[^>]*>x', ''],
])('one that does is found by its runs: %s', (_, source, flags) => {
  expect(findSlowRun({ at: 'here', source, flags })).toContain('here');
});

test('expressions are read wherever a source writes them', () => {
  const code = [
    'const one = /a+/g;',
    'const two = <T,>(text: T) => new RegExp(`^[a-z]{$'.concat('{MOST}}$`, "i");'),
    'const three = RegExp(String.raw`\\d(?:$'.concat('{kinds.join("|")})`);'),
  ].join('\n');
  expect(readExpressions('a.ts', code)).toEqual([
    { at: 'a.ts:1', source: 'a+', flags: 'g' },
    { at: 'a.ts:2', source: '^[a-z]{8}$', flags: 'i' },
    { at: 'a.ts:3', source: '\\d(?:8)', flags: '' },
  ]);
  expect(() => readExpressions('a.ts', 'new RegExp(typed)')).toThrow('a.ts');
});
