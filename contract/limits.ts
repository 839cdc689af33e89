/** Limits the provider alone keeps: different products in one cart, and on one wish list. */
export const MAX_CART_LINES = 500;
export const MAX_WISHES = 500;
