/** An order: how it stands, what is in it, what can be done with it. */

import type { OrderStatus } from '#contract/orders/progress.ts';
import { formatNumber } from './numbers.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The name of each state, and what it means; `cash` is said where a provider tells no more than that. */
export const states: Record<OrderStatus | 'cash', { name: string; text: string }> = {
  pending: {
    name: 'Waiting for payment',
    text: 'Your payment has not arrived yet. If you have just paid, this page will say so in a moment.',
  },
  failed: { name: 'Payment failed', text: 'Nothing was charged. You can try again from your cart.' },
  cancelled: { name: 'Cancelled', text: 'Nothing was charged. You can order again from your cart.' },
  cash: { name: 'Cash on delivery', text: 'Thank you. Your order is placed; you pay when it arrives.' },
  placed: { name: 'Order placed', text: 'Thank you. You pay in cash when it arrives.' },
  confirmed: {
    name: 'Confirmed',
    text: 'We are getting your order ready. You pay in cash when it arrives.',
  },
  paid: { name: 'Paid', text: 'Thank you. Your payment has arrived.' },
  packed: { name: 'Packed', text: 'Your parcel is ready and waits for its carrier.' },
  shipped: { name: 'Shipped', text: 'Your parcel is on its way to you.' },
  delivered: { name: 'Delivered', text: 'Your order has arrived. We hope you like it.' },
  returned: { name: 'Returned', text: 'The parcel came back to us. You have nothing to pay.' },
  refund_due: {
    name: 'Refund due',
    text: 'We owe you what you paid, and will give it back the way you paid.',
  },
  partly_refunded: { name: 'Partly refunded', text: 'You have part of your money back.' },
  refunded: { name: 'Refunded', text: 'You have your money back.' },
};
/** Of an order that is kept. */
export const refundFailed = 'A refund for this order did not reach you. We will find another way.';
/** Of an order whose payment a bank claims back. */
export const disputed = {
  name: 'Payment disputed',
  text: 'Your bank is deciding about this payment. We wait for its decision.',
};
export const cancelledInCash = 'We will not send this order, and you have nothing to pay.';

export const progress = 'Progress';
export const toCome = 'to come';
export const number = (order: number) => `Order ${order}`;
export const date = (day: number, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`;
export const expected = (days: string) => `Expected ${days}`;
export const products = 'Products';
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${formatNumber(count)} pieces`);
export const piecesAt = (count: number, price: string) => `${count} × ${price}`;
export const gone = 'No longer in the shop';
export const more = (count: number) => `+${formatNumber(count)}`;
export const address = 'Delivery address';
export const parcel = 'Parcel';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const amounts = 'Amounts';
export const items = 'Items';
export const shipping = 'Shipping';
export const tax = 'Tax';
export const total = 'Order total';
export const vatInside = 'Including VAT';
export const vatPercentInside = (percent: number) => `Including ${percent}% VAT`;
export const refunded = 'Given back to you';
export const refundDue = 'Due back to you';
export const disputedAmount = 'Disputed by your bank';
export const payment = 'Payment';
export const inCash = 'Cash on delivery';
export const online = 'Online';

export const buyAgain = 'Buy again';
export const toCart = 'Back to the cart';
export const print = 'Print receipt';
export const follow = 'Tracking page';
export const cancel = 'Cancel order';
export const cancelTitle = 'Cancel this order?';
export const cancelText = 'We will not send this order. This cannot be undone.';
export const cancelPaid = (amount: string) =>
  `We will not send this order, and you get ${amount} back. This cannot be undone.`;
export const cancelNow = 'Yes, cancel it';
export const keep = 'Keep the order';
export const disputedYet = 'Your bank is deciding about the payment. You can cancel once it has decided.';
export const packedAlready = 'The order is packed already and can no longer be cancelled.';
