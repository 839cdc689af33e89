/** Checkout: the shipping address and the payment method. */
import { formatNumber } from './numbers.ts';

export const title = 'Shipping Address';
export const payment = 'Payment';
export const card = 'Card';
export const cardNote = 'You pay on the next page.';
export const cash = 'Cash on delivery';
export const cashNote = 'You pay at the door.';
/** From the specification. In Arabic, the button names the next step. */
export const submitCard = 'Submit';
export const submitCash = 'Submit';
/** The next step, announced above the button. */
export const nextCard = 'Next: pay by card on a secure page';
export const nextOnline = 'Next: pay on a secure page';
export const nextCash = 'Next: your order is placed, you pay at the door';
export const products = 'Products';
export const showLines = 'Show the products';
export const hideLines = 'Hide the products';
export const piecesAt = (count: number, price: string) => `${formatNumber(count)} × ${price}`;
export const summary = 'Your order';
export const lines = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
export const toCart = 'Back to the cart';
export const help = 'Delivery, payment and returns';
export const loginNeeded = 'Log in to check out';

/* Payment methods, if the shop offers several gateways. */
export const paymob = 'Card or wallet';
export const paymobNote = 'Egyptian cards and wallets, through Paymob.';
export const stripe = 'Card from abroad';
export const stripeNote = 'International cards, through Stripe.';

/* Shown in the cart to shoppers who came back from the payment page without paying. */
export const paymentCancelled = 'Payment was cancelled. Nothing was charged, your cart is as it was.';
export const paymentFailed = 'The payment failed. Nothing was charged, your cart is as it was.';
/** The gateway has not reported the payment's outcome. */
export const paymentUnfinished = 'The payment was not completed. Your cart is as it was.';

/* Refused orders: another total than before, a total that was not shown, or no cash. */
export const orderChanged = 'Your order has changed. Nothing was ordered yet.';
export const submitAgain = 'To order at the new total, press ‘Submit’ again.';
export const checkTotal = 'Please check the total. Nothing was ordered yet.';
export const submitAtTotal = (total: string) =>
  `Your order comes to ${total}, shipping included. To order, press ‘Submit’ again.`;
export const before = 'Before';
export const now = 'Now';
export const notInCart = 'not in the cart';
export const noCash = 'This order cannot be paid in cash. Nothing was ordered yet.';
export const paymentMethodRefused = 'This order cannot be paid this way. Nothing was ordered yet.';
/** Reasons by refusal code. */
export const unpayableReasons = {
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
