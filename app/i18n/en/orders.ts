import type { PaymentStatus } from '#contract/order-answers.ts';

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

/** What became of an order's payment, in a word or two, and what that means. */
const payment: Record<PaymentStatus, { name: string; text: string }> = {
  paid: { name: 'Paid', text: 'Thank you. Your payment has arrived.' },
  pending: {
    name: 'Waiting for payment',
    text: 'Your payment has not arrived yet. If you have just paid, this page will say so in a moment.',
  },
  failed: { name: 'Payment failed', text: 'Nothing was charged. You can try again from your cart.' },
  cancelled: { name: 'Cancelled', text: 'Nothing was charged. You can order again from your cart.' },
  cash: { name: 'Cash on delivery', text: 'Thank you. Your order is placed; you pay when it arrives.' },
};

/** The shopper's orders, where payment returns to. */
export const orders = {
  title: 'Orders',
  payment,
  number: (order: number) => `Order ${order}`,
  date: (day: number, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`,
  delivered: 'Delivered',
  products: 'Products',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  piecesAt: (count: number, price: string) => `${count} × ${price}`,
  gone: 'No longer in the shop',
  address: 'Delivery address',
  amounts: 'Amounts',
  items: 'Items',
  shipping: 'Shipping',
  total: 'Order total',
  vatInside: 'VAT inside',
  buyAgain: 'Buy again',
  toCart: 'Back to the cart',
  print: 'Print',
  earlier: 'Earlier orders',
  empty: 'You have no orders yet',
  emptyText: 'What you buy is listed here, from payment to delivery.',
  toProducts: 'Browse the products',
  notShown: 'Your orders cannot be shown',
  loginNeeded: 'Log in to see your orders',
};
