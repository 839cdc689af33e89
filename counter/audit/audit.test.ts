import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/staff/audit-actions.ts';
import { arabic } from '#counter/i18n/arabic.ts';
import { english } from '#counter/i18n/english.ts';
import { readFilters, writeFilters } from './audit-filters.ts';
import { findThingPath, nameThing } from './describe-thing.ts';

test('filters stay the same when written to a URL and read again', () => {
  const filters = { who: 'command', action: 'staff.', from: '2026-11-01', text: 'منى' };
  const address = new URLSearchParams(writeFilters(filters)).toString();
  expect(readFilters(new URLSearchParams(address))).toEqual(filters);
});

test('empty and unknown parameters are ignored', () => {
  expect(readFilters(new URLSearchParams('text=&page=2&kind=order'))).toEqual({ kind: 'order' });
  expect(writeFilters({ text: '', who: undefined })).toEqual([]);
});

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every action of the log has a text in %s, and its kind too', (_, { audit }) => {
  for (const action of AUDIT_ACTIONS) {
    expect(audit.actions[action], action).toBeTruthy();
    expect(audit.kinds[action.slice(0, action.indexOf('.'))], action).toBeTruthy();
  }
});

const STAFF_ID = 'a'.repeat(24);
test.each([
  ['order', 'MS-F97T-VQ4', 'MS-F97T-VQ4', '/orders/MS-F97T-VQ4'],
  ['return', 'MS-F97T-VQ4, return 19', 'MS-F97T-VQ4 · Return 19', '/returns/19'],
  ['customer', STAFF_ID, '', `/customers/${STAFF_ID}`],
  ['settlement', 'test: a.csv', 'test: a.csv', `/money/settlements/${STAFF_ID}`],
  ['settings', 'contact', 'Contact', '/settings'],
  ['staff', 'Mona Adel', 'Mona Adel', undefined],
])('a thing of the kind %s has a name and leads to its screen', (kind, label, name, path) => {
  const thing = { kind, id: STAFF_ID, label };
  expect([nameThing(thing, english), findThingPath(thing)]).toEqual([name, path]);
});
