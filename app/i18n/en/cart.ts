/** The cart, and the products saved for later. */
import { formatNumber } from './numbers.ts';

export const title = 'Cart Items';
export const lines = 'Products in the cart';
export const remove = 'Remove';
export const saveForLater = 'Save for later';
export const clear = 'clear All Cart';
export const each = (price: string) => `${price} each`;
export const lineTotal = 'Sum of the line';
export const summary = 'Summary';
export const shipping = 'Shipping';
export const total = 'Total';
export const includingVat = 'including VAT';
export const orderTotal = 'Order total';
export const checkOut = 'Check Out';
export const settling = 'Your last change is being saved.';
export const empty = 'Your cart is empty';
export const emptyText = 'What you add to it waits for you here.';
export const toProducts = 'Browse the products';
export const notShown = 'The cart cannot be shown';
export const outdated = 'The cart could not be read again.';
export const loginNeeded = 'Log in to see your cart';

/* The number of pieces. */
export const quantity = 'Quantity';
export const increaseQuantity = 'Increase quantity';
export const decreaseQuantity = 'Decrease quantity';

/* Messages to a shopper who wants more pieces than there are. A small stock is told as a number. */
export const onlyAvailable = (left: number) => `Only ${formatNumber(left)} available.`;
export const notThatMany = 'We do not have that many. Please choose fewer.';
export const tooManyPieces = (most: number) => `At most ${most} pieces of one product fit in the cart.`;
/** A count was reduced to the pieces left in stock. */
export const countSetToStock = (left: number) =>
  left === 1
    ? 'Only 1 piece is left: it is in your cart now.'
    : `Only ${left} pieces are left: they are in your cart now.`;
export const countSetToMax = (most: number) =>
  `At most ${most} pieces of one product fit in the cart: they are in it now.`;
export const onePieceAdded = 'Only one piece was added to the cart.';

/* Saved for later. */
export const savedTitle = 'Saved for later';
export const moveToCart = 'Move to cart';
export const savedForLater = 'The product is saved for later.';
export const movedToCart = 'The product is in the cart.';
export const removedFromSaved = 'The product is no longer saved for later.';
export const savedNotShown = 'What you saved for later cannot be shown.';
