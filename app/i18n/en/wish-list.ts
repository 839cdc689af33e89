/** The wish list. */

export const title = 'Wish List';
export const products = 'Products';
export const empty = 'Your wish list is empty';
export const emptyText = 'Tap the heart of a product to keep it here.';
export const toProducts = 'Browse the products';
export const notShown = 'The wish list cannot be shown';
export const loginNeeded = 'Log in to see your wish list';
