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
])('the payment methods %o have the marks %o', (offered, marks) => {
  expect(listPaymentMarks(offered)).toEqual(marks);
});
