import { expect, test } from 'vitest';
import {
  countFilters,
  type ListFilters,
  NO_FILTERS,
  readFilters,
  toQuery,
  writeFilters,
} from './order-filters.ts';

test.each([
  ['', {}],
  ['search=+%2B20+101', { search: '+20 101' }],
  ['status=packed,placed,nonsense', { status: ['placed', 'packed'] }],
  ['gateway=cash&governorate=ALX', { gateway: 'cash', governorate: 'ALX' }],
  ['governorate=XX&gateway=a%20b', {}],
  ['source=whatsapp', { source: 'whatsapp' }],
  ['source=telex', {}],
  ['from=2026-11-01&until=2026-13-45', { from: '2026-11-01' }],
  ['product=65aa00000000000000000001', { product: '65aa00000000000000000001' }],
  ['product=oud&page=2', {}],
  ['shopper=65aa00000000000000000002', { shopper: '65aa00000000000000000002' }],
  ['shopper=nour', {}],
])('the URL parameters ?%s filter by %j', (address, filters) => {
  expect(readFilters(new URLSearchParams(address))).toEqual({ ...NO_FILTERS, ...filters });
});

test('filters stay the same when written to the URL and read again', () => {
  const filters: ListFilters = {
    ...{ search: 'هدى & co', status: ['placed', 'confirmed'], gateway: 'paymob', governorate: 'C' },
    ...{
      source: 'phone',
      product: '',
      shopper: '65aa00000000000000000002',
      from: '2026-11-01',
      until: '2026-11-19',
    },
  };
  const written = writeFilters(filters).toString();
  expect(readFilters(new URLSearchParams(written))).toEqual(filters);
});

test('the query contains only active filters, and statuses separated by commas', () => {
  expect(toQuery({ ...NO_FILTERS, status: ['confirmed', 'paid'], from: '2026-11-01' })).toEqual({
    status: 'confirmed,paid',
    from: '2026-11-01',
  });
});

test('a date range counts as one filter; search and statuses do not count', () => {
  const days = { from: '2026-11-01', until: '2026-11-19' };
  expect(countFilters({ ...NO_FILTERS, ...days, search: 'x', status: ['paid'], source: 'phone' })).toBe(2);
});
