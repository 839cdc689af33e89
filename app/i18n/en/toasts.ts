/** Texts of toasts. Those about added and deleted products are from the specification. */

export const title = 'Messages';
export const texts = {
  addedToCart: 'Product Added To Card',
  addedToWishList: 'Product Added to Wish List !',
  removedFromWishList: 'Product Removed from Wish List',
  lineRemoved: 'Product Deleted !',
  cartCleared: 'All Product Deleted !',
  addToCartFailed: 'We couldn’t add this to your cart.',
  wishListFailed: 'We couldn’t update your wish list.',
  cartFailed: 'We couldn’t update your cart.',
  offline: 'You’re offline. Try again once you’re back online.',
  checkoutFailed: 'Your order isn’t confirmed yet.',
  sessionExpired: 'Your session has ended. Please log in again.',
};
export const viewCart = 'View cart';
export const viewWishList = 'View wish list';
export const joinReason = (what: string, why: string) => `${what} ${why}`;
