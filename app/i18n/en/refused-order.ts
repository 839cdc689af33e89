/** What stands between a shopper and an order: another total than before, or no cash. */
import { submit } from './common.ts';
import { formatNumber } from './numbers.ts';

export const changed = 'Your order has changed. Nothing was ordered yet.';
export const submitAgain = `To order at the new total, press ‘${submit}’ again.`;
export const before = 'Before';
export const now = 'Now';
export const pieces = (count: number, price: string) => `${formatNumber(count)} × ${price}`;
export const notInCart = 'not in the cart';
export const noCash = 'This order cannot be paid in cash. Nothing was ordered yet.';
export const payByCard = 'Pay by card';
