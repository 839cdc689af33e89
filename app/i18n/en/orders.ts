/** Texts of the orders screen, of an order, and of its receipt and tracking page. */

import type { PaymentStatus } from '#contract/orders/answers.ts';
import type { OrderStatus } from '#contract/orders/progress.ts';
import { formatNumber } from './numbers.ts';

export const title = 'Orders';
export const earlierOrders = 'Earlier orders';
export const empty = 'You have no orders yet';
export const emptyText = 'Your orders will show up here, from payment to delivery.';
export const toProducts = 'Browse products';
export const notShown = 'We couldn’t load your orders';
export const loginNeeded = 'Log in to see your orders';

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
    text: 'We haven’t received your payment yet. If you’ve just paid, this page will update in a moment.',
  },
  failed: { name: 'Payment failed', text: 'Nothing was charged. You can try again from your cart.' },
  cancelled: { name: 'Cancelled', text: 'Nothing was charged. You can order again from your cart.' },
  cash: { name: 'Cash on delivery', text: 'Thank you. We’ve got your order. Pay when it arrives.' },
  placed: { name: 'Order placed', text: 'Thank you. Pay in cash when it arrives.' },
  confirmed: {
    name: 'Confirmed',
    text: 'We’re getting your order ready. Pay in cash when it arrives.',
  },
  paid: { name: 'Paid', text: 'Payment received. Thank you!' },
  packed: { name: 'Packed', text: 'Your parcel is ready and waiting for the courier.' },
  shipped: { name: 'Shipped', text: 'Your parcel is on its way to you.' },
  delivered: { name: 'Delivered', text: 'Your order has been delivered. We hope you like it.' },
  returned: { name: 'Returned', text: 'Your parcel came back to us. You don’t have to pay anything.' },
  refund_due: {
    name: 'Refund due',
    text: 'We’ll refund you to the payment method you used.',
  },
  partly_refunded: { name: 'Partly refunded', text: 'We’ve refunded part of what you paid.' },
  refunded: { name: 'Refunded', text: 'Your refund is complete.' },
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
/** Shown if the refund of an order that was not cancelled has failed. */
export const refundFailed =
  'Your refund for this order didn’t go through. We’ll find another way to pay you back.';
/** The state of an order with an open dispute. */
export const disputed = {
  name: 'Payment disputed',
  text: 'Your bank is reviewing this payment. We’re waiting for its decision.',
};
export const cancelledInCash = 'We won’t send this order, and you don’t have to pay anything.';

export const progress = 'Progress';
export const toCome = 'to come';
export const number = (order: string | number) => `Order ${order}`;
export const date = (day: number, month: number, year: number) => `${day} ${MONTHS[month - 1]} ${year}`;
export const expected = (days: string) => `Expected ${days}`;
export const products = 'Products';
export const pieces = (count: number) => (count === 1 ? '1 item' : `${formatNumber(count)} items`);
export const piecesAt = (count: number, price: string) => `${formatNumber(count)} × ${price}`;
export const gone = 'No longer available';
export const more = (count: number) => `+${formatNumber(count)}`;
export const address = 'Delivery address';
export const parcel = 'Parcel';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const amounts = 'Payment summary';
export const items = 'Items';
/** What a discount code takes off. */
export const discount = (code: string) => `Discount (${code})`;
export const shipping = 'Shipping';
export const tax = 'Tax';
export const total = 'Order total';
export const vatInside = 'Including VAT';
export const vatPercentInside = (percent: number) => `Including ${percent}% VAT`;
export const refunded = 'Refunded';
export const refundDue = 'Refund due';
export const disputedAmount = 'Disputed by your bank';
export const payment = 'Payment';
export const inCash = 'Cash on delivery';
export const online = 'Online';
export const cardEnding = (last4: string) => `Card ending in ${last4}`;
/* What happens next. Shown right after the payment or the confirmation. */
export const paidNext = (email: string) =>
  `We’ve emailed the details to ${email}. We’re packing your order now. We’ll email you when it ships.`;
export const confirmedNext = (email: string) => `We’ll email you at ${email} when it ships.`;

export const buyAgain = 'Buy again';
export const toCart = 'Back to cart';
export const help = 'Returns and help';
export const print = 'Print receipt';
export const trackingPage = 'Tracking page';
export const cancel = 'Cancel order';
export const cancelTitle = 'Cancel this order?';
export const cancelText = 'We won’t send this order. This can’t be undone.';
export const cancelPaid = (amount: string) =>
  `We won’t send this order, and we’ll refund you ${amount}. This can’t be undone.`;
export const cancelNow = 'Yes, cancel order';
export const keep = 'Keep order';
export const disputedYet = 'Your bank is reviewing the payment. You can cancel once it has decided.';
export const packedAlready = 'Your order is already packed and can no longer be cancelled.';

/* Texts of the printed receipt. */
export const receipt = 'Receipt';
/** The title of a receipt of an unpaid or refunded order. */
export const orderSummary = 'Order summary';
export const productColumn = 'Product';
export const priceColumn = 'Price';
export const countColumn = 'Qty';
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

/* Texts of the tracking page, which is open to anyone with its link. */
export const trackingTitle = 'Your order';
export const toCity = (city: string) => `To ${city}`;
export const linkMissing = 'We can’t find an order for this link';
export const linkMissingText = 'Part of the link may be missing. Try opening it from your email again.';
export const orderNotShown = 'We couldn’t load this order';
export const shareLink = 'Share link';
export const shareLinkNote =
  'Anyone with this link can see the items, prices, city and status, but not your name, phone or street.';
export const confirmTitle = 'Is this your order?';
export const confirmText = 'Confirm it and we’ll start packing. Pay in cash when it arrives.';
export const confirm = 'Confirm my order';
/* Texts of the request to confirm an order, on the orders screen. */
export const confirmOwnTitle = 'One step left: confirm your order';
export const confirmOwnText = 'We’ll start packing as soon as you confirm.';
export const confirmEmailed = (email: string) => `We’ve also emailed you a link to confirm, at ${email}.`;
export const sendEmailAgain = 'Send email again';
export const emailSentAgain = (email: string) =>
  `Sent again to ${email}. It may take a minute. Check your spam folder too.`;
export const toOrders = 'All my orders';
export const notConfirmable = 'This order can no longer be confirmed.';
