import { expect, test } from 'vitest';
import type { BriefOrder, WholeOrder } from '#contract/orders/staff-answers.ts';
import { describeDone, describeList, describeWhole } from './describe.ts';

const briefOrder: BriefOrder = {
  id: '6a0000000000000000000001',
  number: 6901,
  orderNumber: 'MS-4F7K-2Q9',
  placedAt: '2026-11-16T12:05:00.000Z',
  status: 'paid',
  source: 'web',
  gateway: 'paymob',
  pieces: 2,
  totalPiastres: 149_950,
  takenPiastres: 149_950,
  refundedPiastres: 0,
  claimedPiastres: 0,
  lostPiastres: 0,
  heldPiastres: 149_950,
  askedPiastres: 0,
  carrier: null,
  trackingNumber: null,
  shopper: 'Sara Ali',
  phone: '01012345678',
  city: 'القاهرة',
  governorate: 'C',
};

const wholeOrder: WholeOrder = {
  ...briefOrder,
  shopperId: '6a0000000000000000000002',
  email: 'sara@example.com',
  language: 'ar',
  placedBy: null,
  overrides: [],
  address: {
    recipient: 'Mona Adel',
    details: '12 Tahrir\nStreet\u001B[2J',
    landmark: 'Beside the metro',
    area: 'Dokki',
    governorate: 'Giza',
    postalCode: null,
    secondPhone: '01112345678',
  },
  itemsPiastres: 144_950,
  discountPiastres: 0,
  couponCode: null,
  shippingPiastres: 5_000,
  vatPiastres: 18_415,
  expectedFrom: '2026-11-17',
  expectedTo: '2026-11-19',
  paidAt: '2026-11-16T12:07:00.000Z',
  deliveredAt: null,
  actions: ['pack', 'cancel'],
  lines: [
    {
      id: 'l',
      cover: 'tea-pot',
      productId: 'a',
      titleEn: 'Tea pot',
      titleAr: 'براد شاي',
      pieces: 2,
      pricePiastres: 72_475,
      discountPiastres: 0,
      returnablePieces: 0,
    },
  ],
  timeline: [
    {
      event: 'charged',
      status: 'paid',
      by: 'gateway',
      person: null,
      before: null,
      linesBefore: null,
      at: '2026-11-16T12:07:00.000Z',
    },
  ],
  ledger: [
    {
      kind: 'charge',
      gateway: 'paymob',
      transaction: '192036465',
      amountPiastres: 149_950,
      currency: 'EGP',
      person: null,
      at: '2026-11-16T12:07:00.000Z',
    },
  ],
  refunds: [],
  sessions: [],
  duePiastres: 0,
  owedPiastres: 0,
  version: 1,
  notes: [],
  returns: [],
  history: { orders: 0, delivered: 0, cancelled: 0, refused: 0 },
};

test('orders are listed in columns, with the total if some are not listed', () => {
  const paidNothing = {
    ...briefOrder,
    number: 12,
    status: 'placed',
    gateway: 'cash',
    takenPiastres: 0,
  } as const;
  expect(
    describeList({
      data: [{ ...briefOrder, claimedPiastres: 100 }, paidNothing],
      count: 7,
      isCountExact: true,
    }),
  ).toBe(
    [
      'order          id  placed            status  payment  pieces         total         taken  refunded  disputed  city     shopper',
      'MS-4F7K-2Q9  6901  2026-11-16 14:05  paid    paymob        2  1,499.50 EGP  1,499.50 EGP               1 EGP  القاهرة  Sara Ali',
      'MS-4F7K-2Q9    12  2026-11-16 14:05  placed  cash          2  1,499.50 EGP                                    القاهرة  Sara Ali',
      '',
      'The newest 2 of 7; --limit shows more.',
    ].join('\n'),
  );
  expect(describeList({ data: [], count: 0, isCountExact: true })).toBe('No orders found.');
});

test('an order is shown with all its fields except empty ones', () => {
  expect(describeWhole(wholeOrder)).toBe(
    [
      'Order MS-4F7K-2Q9',
      'id        6901',
      'status    paid',
      'placed    2026-11-16 14:05, in Arabic',
      'payment   paymob, paid 2026-11-16 14:07',
      'total     1,499.50 EGP (items 1,449.50 EGP, shipping 50 EGP, VAT inside 184.15 EGP)',
      'money     1,499.50 EGP was paid.',
      'shopper   Sara Ali, 01012345678, sara@example.com',
      'recipient Mona Adel, 01112345678',
      'address   12 Tahrir Street [2J',
      '          Beside the metro',
      '          Dokki, القاهرة, Giza',
      'expected  2026-11-17 to 2026-11-19',
      '',
      'Lines',
      'pieces       price           sum  title',
      '     2  724.75 EGP  1,449.50 EGP  Tea pot',
      '',
      'Timeline',
      'at                event    status  by',
      '2026-11-16 14:07  charged  paid    gateway',
      '',
      'Ledger',
      'at                kind          amount  gateway  transaction',
      '2026-11-16 14:07  charge  1,499.50 EGP  paymob   192036465',
    ].join('\n'),
  );
});

test('an order with a disputed charge is shown as disputed', () => {
  const shown = describeWhole({ ...wholeOrder, claimedPiastres: 149_950, heldPiastres: 0 });
  expect(shown).toContain('status    paid, disputed\n');
  expect(shown).toContain('1,499.50 EGP is disputed');
});

test.each<[Parameters<typeof describeDone>[0], Partial<BriefOrder>, string]>([
  ['pack', { status: 'packed' }, 'Order MS-4F7K-2Q9 is packed.'],
  [
    'cancel',
    { status: 'refund_due', askedPiastres: 149_950 },
    'Order MS-4F7K-2Q9 is cancelled; its pieces are on sale again. 1,499.50 EGP was paid. A refund of 1,499.50 EGP is on its way through paymob.',
  ],
  [
    'cancel',
    { status: 'cancelled', takenPiastres: 0, heldPiastres: 0 },
    'Order MS-4F7K-2Q9 is cancelled; its pieces are on sale again.',
  ],
  [
    'return',
    { status: 'refund_due', gateway: 'cash' },
    'Order MS-4F7K-2Q9 was returned; its pieces are on sale again. 1,499.50 EGP was paid. A refund of 1,499.50 EGP is due: pay it back, then record it with: orders refund MS-4F7K-2Q9',
  ],
  [
    'cancel',
    { status: 'refund_due', gateway: 'stripe', claimedPiastres: 149_950, heldPiastres: 0 },
    'Order MS-4F7K-2Q9 is cancelled; its pieces are on sale again. 1,499.50 EGP was paid. 1,499.50 EGP is disputed: respond to the bank at stripe.',
  ],
  [
    'cancel',
    { status: 'refunded', gateway: 'stripe', lostPiastres: 149_950, heldPiastres: 0 },
    'Order MS-4F7K-2Q9 is cancelled; its pieces are on sale again. 1,499.50 EGP was paid. 1,499.50 EGP was lost in a dispute.',
  ],
  [
    'pack',
    { status: 'packed', claimedPiastres: 100, heldPiastres: 149_850 },
    'Order MS-4F7K-2Q9 is packed. 1,499.50 EGP was paid. 1 EGP is disputed: respond to the bank at paymob.',
  ],
  [
    'refund',
    { status: 'partly_refunded', refundedPiastres: 100, heldPiastres: 149_850 },
    'Order MS-4F7K-2Q9 is partly refunded. 1,499.50 EGP was paid. 1 EGP was refunded.',
  ],
])('%s is described with the money', (action, change, sentence) => {
  expect(describeDone(action, { ...briefOrder, ...change })).toBe(sentence);
});
