import { expect, test } from 'vitest';
import { type Expression, listExpressions, readExpressions } from './expressions.ts';

const LONG_LENGTH = 8_000;
const SHORT_LENGTH = 500;
/**
 * Maximum ratio of the CPU time for a long text to that for the same text in short parts. A quadratic expression has
 * a ratio of sixteen.
 */
const MAX_GROWTH = 4;
/**
 * Below this time, a long text needs no comparison, because the thirty million steps of a quadratic expression take
 * longer.
 */
const MIN_MS = 5;
const TRIES = 3;

/**
 * Repeated in the test texts: letters, digits, punctuation, Arabic, combining marks, surrogate pairs and lone
 * surrogates.
 */
const TEXT_UNITS = ['a', 'Z', '1', '-', ' ', '\n', 'ا', '١', '\u0301', '\u064b', '𠌏', '\ud800', '\udc00']
  .concat(['.', '/', '@', '=', ',', '_', '"', '\\'])
  .concat(['a-', 'a ', '1,', 'a.', 'a@', '-a1', 'ا ', 'a\u0301', '@\0']);
/** Appended to a run, so that an expression fails at its end. */
const TEXT_ENDS = ['', '!', '\n'];

/** TEXT_UNITS plus the characters and words in the expression itself. */
const listUnits = ({ source }: Expression) =>
  new Set([...TEXT_UNITS, ...source, ...(source.match(/[\w<>@{}:"' -]{2,}/g) ?? [])]);

/** Repeats a unit up to a length. */
const writeRun = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

function measureMs(run: () => void): number {
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/**
 * The ratio of the CPU time for a long text to that for the same text in short parts; 1 if the long text takes almost
 * no time.
 */
function findGrowth(expression: RegExp, unit: string, end: string): number {
  const [whole, part] = [writeRun(unit, LONG_LENGTH) + end, writeRun(unit, SHORT_LENGTH) + end];
  const parts = Array.from({ length: LONG_LENGTH / SHORT_LENGTH }, () => part);
  let lowest = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && lowest > MAX_GROWTH; tries += 1) {
    const wholeMs = measureMs(() => whole.replaceAll(expression, ''));
    if (wholeMs < MIN_MS) return 1;
    const partsMs = measureMs(() => parts.map((text) => text.replaceAll(expression, '')));
    lowest = Math.min(lowest, wholeMs / partsMs);
  }
  return lowest;
}

/** The first text that takes super-linear time. */
function findSlowRun(found: Expression): string | undefined {
  const { at, source, flags } = found;
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  for (const unit of listUnits(found))
    for (const end of TEXT_ENDS)
      if (findGrowth(expression, unit, end) > MAX_GROWTH)
        return `${at} /${source}/${flags} on ${JSON.stringify([unit, end])}`;
  return undefined;
}

test('every regular expression takes linear time', () => {
  const all = listExpressions();
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap((one) => findSlowRun(one) ?? [])).toEqual([]);
});

test.each([
  ['letters without the required hyphen', String.raw`\p{L}[\p{L}\p{N}]*(?:[-‑][\p{L}\p{N}]+)+`, 'gu'],
  ['slashes that are not at the end', String.raw`\/+$`, ''],
  ['a tag that is never closed', '<[^>]*>x', ''],
])('a super-linear expression is found: %s', (_, source, flags) => {
  expect(findSlowRun({ at: 'here', source, flags })).toContain('here');
});

test('expressions are read from literals, templates and calls of the RegExp constructor', () => {
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
