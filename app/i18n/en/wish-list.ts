/** Texts of the wish list. */

export const title = 'Wish List';
export const products = 'Products';
export const empty = 'Your wish list is empty';
export const emptyText = 'Tap the heart on a product to save it here.';
export const toProducts = 'Browse products';
export const notShown = 'We couldn’t load your wish list';
export const loginNeeded = 'Log in to see your wish list';
