/** What is saved for later, below the cart. */

export const title = 'Saved for later';
export const moveToCart = 'Move to cart';
export const saved = 'The product is saved for later.';
export const moved = 'The product is in the cart.';
export const removed = 'The product is no longer saved for later.';
export const notShown = 'What you saved for later cannot be shown.';
