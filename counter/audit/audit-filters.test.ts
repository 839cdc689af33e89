import { expect, test } from 'vitest';
import { readFilters, writeFilters } from './audit-filters.ts';

test('filters survive the way through an address', () => {
  const filters = { who: 'command', action: 'staff.', from: '2026-11-01', text: 'منى' };
  const address = new URLSearchParams(writeFilters(filters)).toString();
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

test('empty and unknown parameters are no filters', () => {
  expect(readFilters(new URLSearchParams('text=&page=2&kind=order'))).toEqual({ kind: 'order' });
  expect(writeFilters({ text: '', who: undefined })).toEqual([]);
});
