import { expect, test } from 'vitest';
import { readPayment } from './read-payment.ts';

test.each([
  [{ isPaid: true, paymentMethodType: 'card', paymentStatus: 'paid' }, 'paid'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'pending' }, 'pending'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'failed' }, 'failed'],
  [{ isPaid: false, paymentMethodType: 'card', paymentStatus: 'cancelled' }, 'cancelled'],
  [{ isPaid: false, paymentMethodType: 'cash', paymentStatus: 'cash' }, 'cash'],
  [{ isPaid: true, paymentMethodType: 'card' }, 'paid'],
  [{ isPaid: true, paymentMethodType: 'cash' }, 'paid'],
  [{ isPaid: false, paymentMethodType: 'cash' }, 'cash'],
  [{ isPaid: false, paymentMethodType: 'card' }, 'pending'],
] as const)('%o is %s', (order, payment) => {
  expect(readPayment(order)).toBe(payment);
});
