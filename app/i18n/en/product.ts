/** A product, on its card and on its own screen. */
export const product = {
  addToCart: 'Add to cart',
  addToWishList: 'Add to wish list',
  removeFromWishList: 'Remove from wish list',
  viewDetails: 'View details',
  rated: (rating: number) => `Rated ${rating} of 5`,
  now: 'Now',
  before: 'before',
  soldOut: 'Out of stock',
  onlyLeft: (count: number) => (count === 1 ? 'Only 1 left' : `Only ${count} left`),
};
