/** An order on paper. */

import type { PaymentStatus } from '#contract/orders/answers.ts';

export const receipt = 'Receipt';
/** Where no money was paid, or it went back. */
export const summary = 'Order summary';
export const product = 'Product';
export const price = 'Price';
export const count = 'Count';
export const amount = 'Amount';
export const deliverTo = 'Deliver to';
export const currency = 'All amounts in Egyptian pounds (EGP)';
/** What became of the money. */
export const money: Record<PaymentStatus, string> = {
  cash: 'To be paid on delivery',
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Not paid',
  cancelled: 'Not paid, cancelled',
  refund_due: 'Refund due',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};
export const paidOn = (date: string) => `Paid on ${date}`;
