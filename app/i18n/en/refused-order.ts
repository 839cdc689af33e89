/** What stands between a shopper and an order: another total than before, one that was not shown, or no cash. */
import { formatNumber } from './numbers.ts';

export const changed = 'Your order has changed. Nothing was ordered yet.';
export const submitAgain = 'To order at the new total, press ‘Submit’ again.';
export const unseen = 'Please check the total. Nothing was ordered yet.';
export const submitAtTotal = (total: string) =>
  `Your order comes to ${total}, shipping included. To order, press ‘Submit’ again.`;
export const before = 'Before';
export const now = 'Now';
export const pieces = (count: number, price: string) => `${formatNumber(count)} × ${price}`;
export const notInCart = 'not in the cart';
export const noCash = 'This order cannot be paid in cash. Nothing was ordered yet.';
export const notThisWay = 'This order cannot be paid this way. Nothing was ordered yet.';
/** By the provider's code. */
export const unpayable = {
  'payment-amount-too-small': 'It is too small. Choose another way to pay, or add something to your cart.',
  'payment-amount-too-large': 'It is too large. Choose another way to pay, or order in parts.',
  'payment-email-refused':
    'The payment page does not accept your e-mail address. Correct it in your account, or choose another way to pay.',
};
export const payByCard = 'Pay by card';
export const cashTotalTooHigh = (max: string) => `Cash on delivery is for orders of up to ${max}.`;
export const tooManyCashOrders = (count: number) =>
  `${count === 1 ? '1 cash order is' : `${formatNumber(count)} cash orders are`} still on the way to this account or phone number.`;
export const cashOrderTooLarge = 'It is too large for cash on delivery.';
export const cashOrdersUnconfirmed =
  'Your earlier cash orders are not confirmed yet. Confirm them with the link in their email, then order this one.';
export const cashNotFromHere =
  'Many cash orders from your network are not confirmed yet. Please pay by card, or try again later.';
export const cashLastPieces = (count: number, title: string) =>
  `Few pieces of ${title} are left: at most ${formatNumber(count)} can be ordered in cash.`;
export const cashNoMorePieces = (title: string) =>
  `Your earlier order of ${title} has to be confirmed before you can order more.`;
