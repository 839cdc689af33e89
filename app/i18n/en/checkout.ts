/** The shipping address, where checkout starts. */
import { formatNumber } from './numbers.ts';

export const title = 'Shipping Address';
export const payment = 'Payment';
export const card = 'Card';
export const cardNote = 'You pay on the next page.';
export const cash = 'Cash on delivery';
export const cashNote = 'You pay at the door.';
/** The specification's, whatever comes next; Arabic says what does. */
export const submitCard = 'Submit';
export const submitCash = 'Submit';
export const summary = 'Your order';
export const lines = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
export const toCart = 'Back to the cart';
export const loginNeeded = 'Log in to check out';
