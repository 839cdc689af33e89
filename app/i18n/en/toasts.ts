/** Toasts; the four success messages are from the specification. */

export const title = 'Messages';
export const texts = {
  addedToCart: 'Product Added To Card',
  addedToWishList: 'Product Added to Wish List !',
  removedFromWishList: 'Product Removed from Wish List',
  lineRemoved: 'Product Deleted !',
  cartCleared: 'All Product Deleted !',
  addToCartFailed: 'The product was not added to the cart.',
  wishListFailed: 'The wish list was not changed.',
  cartFailed: 'The cart was not changed.',
  offline: 'You are offline. This works again once the connection is back.',
  checkoutFailed: 'Your order is not confirmed yet.',
  sessionExpired: 'Your session has ended. Please log in again.',
};
export const viewCart = 'View cart';
export const viewWishList = 'View wish list';
export const joinReason = (what: string, why: string) => `${what} ${why}`;
