/** The orders screen, one order, its receipt, and its tracking page. */

import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { OrderStatus } from '#contract/orders/progress.ts';
import { formatNumber } from './numbers.ts';

export const title = 'Orders';
export const earlierOrders = 'Earlier orders';
export const empty = 'You have no orders yet';
export const emptyText = 'What you buy is listed here, from payment to delivery.';
export const toProducts = 'Browse the products';
export const notShown = 'Your orders cannot be shown';
export const loginNeeded = 'Log in to see your orders';

/* One order: its state, its lines and its actions. */
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

/** The name and explanation of each state; `cash` for providers that only send the payment method. */
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
/** Steps of the timeline that are still to come. */
export const nextSteps: Partial<Record<OrderStatus, string>> = {
  confirmed: 'Confirmation',
  paid: 'Payment',
  packed: 'Packing',
  shipped: 'Shipping',
  delivered: 'Delivery',
  refunded: 'Refund',
};
/** A failed refund of an order that was not cancelled. */
export const refundFailed = 'A refund for this order did not reach you. We will find another way.';
/** The state of an order with an open dispute. */
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
export const cardEnding = (last4: string) => `Card ending in ${last4}`;
/* What happens next, right after the payment or the confirmation. */
export const paidNext = (email: string) =>
  `We have emailed the details to ${email}. We are packing your order now, and will email you when it ships.`;
export const confirmedNext = (email: string) => `We will email you at ${email} when it ships.`;

export const buyAgain = 'Buy again';
export const toCart = 'Back to the cart';
export const help = 'Returns and help';
export const print = 'Print receipt';
export const trackingPage = 'Tracking page';
export const cancel = 'Cancel order';
export const cancelTitle = 'Cancel this order?';
export const cancelText = 'We will not send this order. This cannot be undone.';
export const cancelPaid = (amount: string) =>
  `We will not send this order, and you get ${amount} back. This cannot be undone.`;
export const cancelNow = 'Yes, cancel it';
export const keep = 'Keep the order';
export const disputedYet = 'Your bank is deciding about the payment. You can cancel once it has decided.';
export const packedAlready = 'The order is packed already and can no longer be cancelled.';

/* The printed receipt. */
export const receipt = 'Receipt';
/** The title of a receipt of an unpaid or refunded order. */
export const orderSummary = 'Order summary';
export const productColumn = 'Product';
export const priceColumn = 'Price';
export const countColumn = 'Count';
export const amountColumn = 'Amount';
export const deliverTo = 'Deliver to';
export const currencyNote = 'All amounts in Egyptian pounds (EGP)';
/** The payment state on a receipt. */
export const statesOnReceipt: Record<PaymentStatus, string> = {
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

/* The tracking page, open to anyone with its link. */
export const trackingTitle = 'Your order';
export const toCity = (city: string) => `To ${city}`;
export const linkMissing = 'This link leads to no order';
export const linkMissingText = 'Perhaps a part of it was lost on the way. Open it from your email once more.';
export const orderNotShown = 'The order cannot be shown';
export const shareLink = 'Share the link';
export const shareLinkNote =
  'Whoever has this link sees without an account how far the order is, what was bought, the prices, the city and the tracking number. It tells no name, no phone number and no street.';
export const confirmTitle = 'Is this your order?';
export const confirmText = 'Confirm it, and we start to pack. You pay in cash when it arrives.';
export const confirm = 'Confirm my order';
/* The request to confirm the order, on the orders screen. */
export const confirmOwnTitle = 'One step left: confirm your order';
export const confirmOwnText = 'We pack it as soon as you confirm it.';
export const confirmEmailed = (email: string) => `We also asked you by email, at ${email}.`;
export const sendEmailAgain = 'Send the email again';
export const emailSentAgain = (email: string) =>
  `Sent again to ${email}. It may take a minute; look in your spam folder, too.`;
export const toOrders = 'All my orders';
export const notConfirmable = 'This order can no longer be confirmed.';
