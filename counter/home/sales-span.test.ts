import { expect, test } from 'vitest';
import { findSpanMistake, readSalesSpan, writeSalesSpan } from './sales-span.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const read = (query: string) => readSalesSpan(new URLSearchParams(query), NOW);

test.each([
  ['', { days: 30, from: '2026-10-22', until: '2026-11-20' }],
  ['days=7', { days: 7, from: '2026-11-14', until: '2026-11-20' }],
  ['days=8', { days: 30, from: '2026-10-22', until: '2026-11-20' }],
  ['from=2026-10-01&until=2026-10-10', { days: undefined, from: '2026-10-01', until: '2026-10-10' }],
  ['from=2026-10-01', { days: 30, from: '2026-10-22', until: '2026-11-20' }],
  ['from=2026-10-11&until=2026-10-10&days=90', { days: 90, from: '2026-08-23', until: '2026-11-20' }],
])('the address ?%s shows these days', (query, span) => {
  expect(read(query)).toEqual(span);
});

test.each([
  [7 as const, 'days=7'],
  [30 as const, ''],
  [{ from: '2026-10-01', until: '2026-10-10' }, 'from=2026-10-01&until=2026-10-10'],
])('%o is kept in the address', (chosen, query) => {
  expect(new URLSearchParams(writeSalesSpan(chosen)).toString()).toBe(query);
});

test.each([
  ['2026-10-01', '2026-10-01', undefined],
  ['2025-11-20', '2026-11-20', undefined],
  ['2025-11-19', '2026-11-20', 'length'],
  ['2026-10-02', '2026-10-01', 'order'],
  ['', '2026-10-01', 'missing'],
])('from %s until %s is a mistake: %s', (from, until, mistake) => {
  expect(findSpanMistake({ from, until })).toBe(mistake);
});
