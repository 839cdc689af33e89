import type { Order, PaymentStatus } from '#contract/orders/answers.ts';

type Payment = Pick<Order, 'isPaid' | 'paymentMethodType' | 'paymentStatus'>;

/** What became of the money. A provider that is not ours tells only whether it has it, and how it is to come. */
export function readPayment({ isPaid, paymentMethodType, paymentStatus }: Payment): PaymentStatus {
  if (paymentStatus) return paymentStatus;
  if (isPaid) return 'paid';
  return paymentMethodType === 'cash' ? 'cash' : 'pending';
}

/** Whether the shop has the order, and the shopper an empty cart. */
export function isBought(payment: PaymentStatus): boolean {
  return payment === 'paid' || payment === 'cash';
}
