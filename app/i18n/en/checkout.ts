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
/** What the button leads to. */
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
export const loginNeeded = 'Log in to check out';
