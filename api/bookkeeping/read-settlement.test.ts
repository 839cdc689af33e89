import { describe, expect, test } from 'vitest';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { MAX_LINES, readAmount, readSettlement } from './read-settlement.ts';

test.each([
  ['1234.5', 123_450],
  ['1,234.50', 123_450],
  ['EGP 1,234.50', 123_450],
  ['1234.500000', 123_450],
  ['-77.52', -7752],
  ['-0', 0],
  ['١٢٣٤٫٥٠ ج.م.', 123_450],
  ['12.345', undefined],
  ['=1+1', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the amount %s is %s piastres', (cell, piastres) => {
  expect(readAmount(cell)).toBe(piastres);
});

test('an amount with a decimal comma is read, as in files with semicolons', () => {
  expect(readAmount('1.234,50', true)).toBe(123_450);
});

describe('columns are found by their names', () => {
  test('in our own form', () => {
    const text = 'Transaction,Amount,Fee,Date\n42,149.5,3.10,2026-11-16\n';
    expect(readSettlement(text, 'gateway')).toEqual([
      { line: 1, references: ['42'], amountPiastres: 14_950, feePiastres: 310, day: '2026-11-16' },
    ]);
  });

  test('in Stripe’s payout reconciliation, with days in Cairo and without the payout itself', () => {
    const text = `balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,source_id,payment_intent_id
txn_1,2026-11-16 22:30:00,egp,149.50,5.00,144.50,charge,ch_1,pi_1
txn_2,2026-11-17 09:00:00,egp,-20.00,0.00,-20.00,refund,re_1,pi_1
txn_3,2026-11-18 09:00:00,egp,-124.50,0.00,-124.50,payout,po_1,`;
    expect(readSettlement(text, 'gateway')).toEqual([
      { line: 1, references: ['pi_1', 'ch_1'], amountPiastres: 14_950, feePiastres: 500, day: '2026-11-17' },
      { line: 2, references: ['pi_1', 're_1'], amountPiastres: -2000, feePiastres: 0, day: '2026-11-17' },
    ]);
  });

  test('in Paymob’s list, with amounts in cents and refunds without a minus sign', () => {
    const text =
      '\uFEFF"Transaction ID";"Parent Transaction";"Amount Cents";"Type";"Created At"\r\n192;;14950;Sale;16/11/2026 10:00\r\n193;192;2000;Refund;17/11/2026 10:00\r\n';
    expect(readSettlement(text, 'gateway')).toMatchObject([
      { references: ['192'], amountPiastres: 14_950, day: '2026-11-16' },
      { references: ['193', '192'], amountPiastres: -2000, day: '2026-11-17' },
    ]);
  });

  test('in a courier’s list', () => {
    const text = 'Tracking Number,COD Amount\n8423117,1149.00\n';
    expect(readSettlement(text, 'courier')).toMatchObject([
      { references: ['8423117'], amountPiastres: 114_900 },
    ]);
  });
});

test.each([
  ['no column of a payment', 'Amount\n12', 'settlement-columns-unknown'],
  ['no amount', 'Transaction\n12', 'settlement-columns-unknown'],
  ['an unreadable amount', 'Transaction,Amount\n1,2\n3,much', 'settlement-line-unreadable'],
  ['nothing but the header', 'Transaction,Amount\n', 'settlement-empty'],
  ['no line about a payment', 'Transaction,Amount,Type\n1,2,Payout', 'settlement-empty'],
  ['an open quote', 'Transaction,Amount\n"1,2', 'settlement-unreadable'],
  ['a character that can’t be stored', 'Transaction,Amount\n1\0,2', 'settlement-unreadable'],
  ['too many lines', `id,amount\n${'1,2\n'.repeat(MAX_LINES + 1)}`, 'settlement-too-long'],
])('a file with %s is refused', (_, text, code) => {
  const read = () => readSettlement(text, 'gateway');
  expect(read).toThrow(ApiRefusal);
  try {
    read();
  } catch (error) {
    expect((error as ApiRefusal).body).toMatchObject({ code });
  }
});
