/** Texts of checkout: the shipping address and the payment method. */
import { formatNumber } from './numbers.ts';

export const title = 'Shipping Address';
export const payment = 'Payment';
export const card = 'Card';
export const cardNote = 'Pay on the next page.';
export const cash = 'Cash on delivery';
export const cashNote = 'Pay when it arrives.';
/** From the specification. In Arabic, the button names the next step. */
export const submitCard = 'Submit';
export const submitCash = 'Submit';
/** The next step, announced above the button. */
export const nextCard = 'Next: pay by card on a secure page';
export const nextOnline = 'Next: pay on a secure page';
export const nextCash = 'Next: we place your order, and you pay when it arrives';
export const products = 'Products';
export const showLines = 'Show products';
export const hideLines = 'Hide products';
export const piecesAt = (count: number, price: string) => `${formatNumber(count)} × ${price}`;
export const summary = 'Your order';
export const lines = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
/** The label of the total price of the products. */
export const items = 'Items';
export const toCart = 'Back to cart';
export const help = 'Delivery, payment and returns';
export const loginNeeded = 'Log in to check out';

/* Names and notes of payment methods, if the shop offers several gateways. */
export const paymob = 'Card or wallet';
export const paymobNote = 'Egyptian cards and mobile wallets, with Paymob.';
export const stripe = 'Card from abroad';
export const stripeNote = 'International cards, with Stripe.';

/* Shown in the cart to shoppers who came back from the payment page without paying. */
export const paymentCancelled = 'Payment cancelled. Nothing was charged, and your cart is unchanged.';
export const paymentFailed = 'Payment failed. Nothing was charged, and your cart is unchanged.';
/** Shown if the gateway has not reported the payment's outcome. */
export const paymentUnfinished = 'Your payment wasn’t completed. Your cart is unchanged.';

/* Texts of refused orders: the total has changed or was not shown, or cash is refused. */
export const orderChanged = 'Your order has changed and hasn’t been placed yet.';
export const submitAgain = 'To order at the new total, press ‘Submit’ again.';
export const checkTotal = 'Please check the total. Your order hasn’t been placed yet.';
export const submitAtTotal = (total: string) =>
  `Your total is ${total}, including shipping. To place your order, press ‘Submit’ again.`;
export const before = 'Before';
export const now = 'Now';
export const notInCart = 'not in the cart';
export const noCash = 'You can’t pay for this order in cash. It hasn’t been placed yet.';
export const paymentMethodRefused = 'You can’t pay for this order this way. It hasn’t been placed yet.';
/** Reasons by refusal code. */
export const unpayableReasons = {
  'payment-amount-too-small':
    'The amount is too small. Choose another way to pay, or add something to your cart.',
  'payment-amount-too-large': 'The amount is too large. Choose another way to pay, or split your order.',
  'payment-email-refused':
    'The payment page doesn’t accept your email address. Correct it in your account, or choose another way to pay.',
};
export const payByCard = 'Pay by card';
export const cashTotalTooHigh = (max: string) => `Cash on delivery is available for orders up to ${max}.`;
export const tooManyCashOrders = (count: number) =>
  `${count === 1 ? '1 cash order is' : `${formatNumber(count)} cash orders are`} still on the way for this account or phone number.`;
export const cashOrderTooLarge = 'This order is too large for cash on delivery.';
export const cashOrdersUnconfirmed =
  'You haven’t confirmed your earlier cash orders yet. Confirm them with the links we emailed you, then place this one.';
export const cashNotFromHere =
  'Many cash orders from your network haven’t been confirmed yet. Please pay by card, or try again later.';
export const cashBlocked = 'Cash on delivery isn’t available for this account or phone number.';
export const cashLastPieces = (count: number, title: string) =>
  `There isn’t much left of ${title}: you can order up to ${formatNumber(count)} in cash.`;
export const cashNoMorePieces = (title: string) =>
  `Please confirm your earlier order of ${title} before you order more.`;
