/** Messages about a guest's cart. */
import { formatNumber } from './numbers.ts';

export const tooManyProducts = (most: number) =>
  `At most ${formatNumber(most)} different products. Log in to add more, or remove one.`;
/** Shown after the login; `products` are their names. */
export const notAllAdded = (products: string) => `We could not add all pieces of: ${products}.`;
export const noLongerSold = 'Some products in your cart are no longer sold.';
