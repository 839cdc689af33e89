import { expect, test } from 'vitest';
import { choosePreset, findPreset, type Preset, readSpan, writeSpan } from './spans.ts';

/** In Cairo, the 20th has begun. */
const NOW = new Date('2026-11-19T23:30:00Z');

test.each([
  ['thisMonth', '2026-11-01', '2026-11-20'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['last30', '2026-10-22', '2026-11-20'],
  ['last12Months', '2025-12-01', '2026-11-20'],
  ['thisYear', '2026-01-01', '2026-11-20'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['all', '', ''],
] as const)('%s is from %s until %s, and is recognised', (preset: Preset, from, until) => {
  expect(choosePreset(preset, NOW)).toEqual({ from, until });
  expect(findPreset({ from, until }, [preset], NOW)).toBe(preset);
});

test('in March, lastMonth is all of February; in January, it is December of the year before', () => {
  expect(choosePreset('lastMonth', new Date('2027-03-31T12:00:00Z'))).toEqual({
    from: '2027-02-01',
    until: '2027-02-28',
  });
  expect(choosePreset('lastMonth', new Date('2027-01-05T12:00:00Z')).from).toBe('2026-12-01');
});

test.each([
  ['', '2026-11-01', '2026-11-20'],
  ['days=all', '', ''],
  ['from=2026-01-05&until=2026-01-09', '2026-01-05', '2026-01-09'],
  ['from=2026-01-05', '2026-01-05', ''],
  ['from=yesterday', '2026-11-01', '2026-11-20'],
])('the URL parameters ?%s mean from %s until %s', (address, from, until) => {
  expect(readSpan(new URLSearchParams(address), 'thisMonth', NOW)).toEqual({ from, until });
});

test.each([
  { from: '', until: '' },
  { from: '2026-01-05', until: '' },
  { from: '2026-01-05', until: '2026-01-09' },
])('%o stays the same when written to a URL and read again', (span) => {
  expect(readSpan(new URLSearchParams(writeSpan(span)), 'thisMonth', NOW)).toEqual(span);
});
