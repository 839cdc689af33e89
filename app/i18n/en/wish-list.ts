/** The wish list. */
export const wishList = {
  title: 'Wish List',
  products: 'Products',
  empty: 'Your wish list is empty',
  emptyText: 'Tap the heart of a product to keep it here.',
  toProducts: 'Browse the products',
  notShown: 'The wish list cannot be shown',
  loginNeeded: 'Log in to see your wish list',
};
