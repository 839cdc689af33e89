import { expect, test } from 'vitest';
import { listPaymentMarks } from './payment-options.ts';

test.each([
  [
    ['test', 'cash'],
    ['Card', 'Cash on delivery'],
  ],
  [['cash'], ['Cash on delivery']],
  [
    ['paymob', 'stripe', 'cash'],
    ['Visa', 'Mastercard', 'Meeza', 'Mobile wallet', 'Cash on delivery'],
  ],
])('%o has the marks of what it offers, once each', (offered, marks) => {
  expect(listPaymentMarks(offered)).toEqual(marks);
});
