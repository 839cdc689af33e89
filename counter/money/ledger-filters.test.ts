import { expect, test } from 'vitest';
import { readLedgerFilters, toLedgerQuery } from './ledger-filters.ts';

const NOW = new Date('2026-11-19T12:00:00Z');
const readQuery = (address: string) => toLedgerQuery(readLedgerFilters(new URLSearchParams(address), NOW));

test.each([
  ['', { from: '2026-10-21', until: '2026-11-19' }],
  ['order=MS-7', { order: 'MS-7' }],
  ['order=MS-7&from=2026-11-01', { order: 'MS-7', from: '2026-11-01' }],
  ['days=all&kind=dispute&gateway=paymob', { kind: 'dispute', gateway: 'paymob' }],
  ['days=all&kind=gift&staff=me', {}],
  ['days=all&staff=65f000000000000000000001', { staff: '65f000000000000000000001' }],
])('the URL parameters ?%s filter by %o', (address, query) => {
  expect(readQuery(address)).toEqual(query);
});
