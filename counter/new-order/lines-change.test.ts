import { expect, test } from 'vitest';
import { areSamePieces, listChangeNotes } from './lines-change.ts';

const SAMPLE_ORDER = {
  gateway: 'paymob',
  status: 'paid',
  totalPiastres: 10_000,
  owedPiastres: 0,
  email: 'sara@shop.test',
} as const;

test.each([
  [{}, 13_000, ['owed 3000', 'emailed']],
  [{}, 7000, ['refunded 3000', 'emailed']],
  [{}, 10_000, ['sameTotal', 'emailed']],
  [{ owedPiastres: 2000 }, 9000, ['owed 1000', 'emailed']],
  [{ status: 'packed' as const }, 7000, ['refunded 3000', 'packedAgain', 'emailed']],
  [{ status: 'pending' as const }, 7000, ['link 7000', 'emailed']],
  [{ gateway: 'cash', status: 'placed' as const, email: null }, 7000, ['cash 7000', 'noEmail']],
])('%j at %i piastres: %j', (changes, total, notes) => {
  const listed = listChangeNotes({ ...SAMPLE_ORDER, ...changes }, total);
  expect(listed.map(({ name, piastres }) => [name, piastres].filter(Boolean).join(' '))).toEqual(notes);
});

test('lines with the same pieces in another order count as unchanged', () => {
  const [one, two] = [
    { productId: 'a', pieces: 1 },
    { productId: 'b', pieces: 2 },
  ];
  if (!one || !two) throw new Error('there are two');
  expect(areSamePieces([one, two], [two, one])).toBe(true);
  expect(areSamePieces([one, two], [one])).toBe(false);
});
