import { expect, test } from 'vitest';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { describeActionResult, describeReturn, describeReturns } from './describe.ts';

const wholeReturn: WholeReturn = {
  number: 12,
  order: 'MS-4F7K-2Q9',
  requestedAt: '2026-11-16T12:05:00.000Z',
  status: 'received',
  kind: 'return',
  reason: 'wrong_size',
  pieces: 2,
  valuePiastres: 29_990,
  shopper: 'Sara Ali',
  note: 'Too\nsmall\u001B[2J',
  answer: null,
  gateway: 'paymob',
  refundablePiastres: 149_950,
  shippingPiastres: 5_000,
  phone: '01012345678',
  email: 'sara@example.com',
  address: '12 Tahrir Street, Dokki',
  lines: [
    {
      lineId: 'l',
      cover: 'shirt',
      titleEn: 'Linen shirt',
      titleAr: 'قميص كتان',
      pieces: 2,
      resalePieces: 2,
      damagedPieces: 0,
      pricePiastres: 14_995,
      paidPiastres: 29_990,
      orderedPieces: 2,
      earlierPieces: 0,
    },
  ],
  history: [{ status: 'requested', by: 'shopper', person: null, at: '2026-11-16T12:05:00.000Z' }],
};

test('returns are listed in columns, with the total if some are not listed', () => {
  const { number, order, requestedAt, status, kind, reason, pieces, valuePiastres, shopper } = wholeReturn;
  const brief = { number, order, requestedAt, status, kind, reason, pieces, valuePiastres, shopper };
  expect(describeReturns({ data: [brief], total: 3 })).toBe(
    [
      'number  order        requested         status    kind    reason      pieces       value  shopper',
      '    12  MS-4F7K-2Q9  2026-11-16 14:05  received  return  wrong size       2  299.90 EGP  Sara Ali',
      '',
      'The newest 1 of 3; --limit shows more.',
    ].join('\n'),
  );
  expect(describeReturns({ data: [], total: 0 })).toBe('There are no such returns.');
});

test('a return is shown with all its fields except empty ones', () => {
  expect(describeReturn(wholeReturn)).toBe(
    [
      'Return 12',
      'order     MS-4F7K-2Q9',
      'status    received',
      'kind      return',
      'reason    wrong size',
      'note      Too small [2J',
      'shopper   Sara Ali, 01012345678, sara@example.com',
      'address   12 Tahrir Street, Dokki',
      'value     299.90 EGP',
      '',
      'Lines',
      'pieces  on sale  damaged       price  title',
      '     2        2        0  149.95 EGP  Linen shirt',
      '',
      'History',
      'at                status     by',
      '2026-11-16 14:05  requested  shopper',
    ].join('\n'),
  );
});

test.each<[Parameters<typeof describeActionResult>[0], Partial<WholeReturn>, string]>([
  ['approve', {}, 'Return 12 is approved; the shopper gets an email.'],
  ['refuse', {}, 'Return 12 is refused; the shopper gets an email.'],
  [
    'receive',
    {},
    'Return 12 is received; its pieces are on sale again. Refund its pieces with: orders refund MS-4F7K-2Q9 299.9, then: returns close 12',
  ],
  [
    'receive',
    { gateway: 'cash', refundablePiastres: 10_000 },
    'Return 12 is received; its pieces are on sale again. The order was paid in cash: give the money back first. Refund its pieces with: orders refund MS-4F7K-2Q9 100, then: returns close 12',
  ],
  [
    'receive',
    { refundablePiastres: 0 },
    'Return 12 is received; its pieces are on sale again. No money of order MS-4F7K-2Q9 is left to refund: returns close 12',
  ],
  [
    'receive',
    {
      kind: 'exchange',
      lines: wholeReturn.lines.map((line) => ({ ...line, resalePieces: 0, damagedPieces: 2 })),
    },
    'Return 12 is received; its pieces are damaged and not on sale. Send the replacement, then: returns close 12',
  ],
  ['close', {}, 'Return 12 is closed.'],
])('%s is described with what to do next', (action, change, sentence) => {
  expect(describeActionResult(action, { ...wholeReturn, ...change })).toBe(sentence);
});
