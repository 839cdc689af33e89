/** The orders screen, to which the payment page returns. */

import type { PaymentStatus } from '#contract/orders/answers.ts';
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

/** The name of each payment status, and what it means. */
export const payment: Record<PaymentStatus, { name: string; text: string }> = {
  paid: { name: 'Paid', text: 'Thank you. Your payment has arrived.' },
  pending: {
    name: 'Waiting for payment',
    text: 'Your payment has not arrived yet. If you have just paid, this page will say so in a moment.',
  },
  failed: { name: 'Payment failed', text: 'Nothing was charged. You can try again from your cart.' },
  cancelled: { name: 'Cancelled', text: 'Nothing was charged. You can order again from your cart.' },
  cash: { name: 'Cash on delivery', text: 'Thank you. Your order is placed; you pay when it arrives.' },
};

export const title = 'Orders';
export const number = (order: number) => `Order ${order}`;
export const date = (day: number, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`;
export const delivered = 'Delivered';
export const products = 'Products';
export const pieces = (count: number) => (count === 1 ? '1 piece' : `${formatNumber(count)} pieces`);
export const piecesAt = (count: number, price: string) => `${count} × ${price}`;
export const gone = 'No longer in the shop';
export const address = 'Delivery address';
export const amounts = 'Amounts';
export const items = 'Items';
export const shipping = 'Shipping';
export const total = 'Order total';
export const vatInside = 'VAT inside';
export const buyAgain = 'Buy again';
export const toCart = 'Back to the cart';
export const print = 'Print';
export const earlier = 'Earlier orders';
export const empty = 'You have no orders yet';
export const emptyText = 'What you buy is listed here, from payment to delivery.';
export const toProducts = 'Browse the products';
export const notShown = 'Your orders cannot be shown';
export const loginNeeded = 'Log in to see your orders';
