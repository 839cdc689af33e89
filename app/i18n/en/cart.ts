/** Texts of the cart and of the products saved for later. */
import { formatNumber } from './numbers.ts';

export const title = 'Cart Items';
export const lines = 'Products in your cart';
export const remove = 'Remove';
export const saveForLater = 'Save for later';
export const clear = 'clear All Cart';
export const each = (price: string) => `${price} each`;
export const lineTotal = 'Line total';
export const summary = 'Summary';
export const shipping = 'Shipping';
export const total = 'Total';
export const includingVat = 'including VAT';
/** An amount that depends on the governorate. */
export const priceFrom = (price: string) => `from ${price}`;
export const discount = 'Discount';
export const orderTotal = 'Order total';
export const checkOut = 'Check Out';
export const settling = 'Saving your last change.';
export const empty = 'Your cart is empty';
export const emptyText = 'Products you add will show up here.';
export const toProducts = 'Browse products';
export const notShown = 'We couldn’t load your cart';
export const outdated = 'We couldn’t refresh your cart.';
export const loginNeeded = 'Log in to see your cart';

/* Labels of the quantity field. */
export const quantity = 'Quantity';
export const increaseQuantity = 'Increase quantity';
export const decreaseQuantity = 'Decrease quantity';

/* Messages to a shopper who wants more pieces than are in stock, or than may be ordered. */
export const onlyAvailable = (left: number) => `Only ${formatNumber(left)} available.`;
export const notThatMany = 'We don’t have that many. Please choose fewer.';
export const tooManyPieces = (most: number) => `You can order up to ${formatNumber(most)} of one product.`;
/** Shown if a count was reduced to the pieces left in stock. */
export const countSetToStock = (left: number) =>
  left === 1
    ? 'Only 1 left, so we changed your quantity to 1.'
    : `Only ${formatNumber(left)} left, so we changed your quantity to ${formatNumber(left)}.`;
export const countSetToMax = (most: number) =>
  `You can order up to ${formatNumber(most)} of one product, so we changed your quantity to ${formatNumber(most)}.`;
export const onePieceAdded = 'Only 1 was added to your cart.';

/* Texts of the products saved for later. */
export const savedTitle = 'Saved for later';
export const moveToCart = 'Move to cart';
export const savedForLater = 'Saved for later.';
export const movedToCart = 'Moved to your cart.';
export const removedFromSaved = 'Removed from your saved products.';
export const savedNotShown = 'We couldn’t load your saved products.';
