/** A product, on its card and on its own screen. */
import { formatNumber } from './numbers.ts';

export const getNow = 'get now';
export const addToCart = 'Add to cart';
export const addToWishList = 'Add to wish list';
export const removeFromWishList = 'Remove from wish list';
export const viewDetails = 'View details';
export const rated = (rating: number) => `Rated ${rating} of 5`;
export const now = 'Now';
/** Follows the price that is asked now. */
export const before = ', before';
export const soldOut = 'Out of stock';
export const onlyLeft = (count: number) => (count === 1 ? 'Only 1 left' : `Only ${formatNumber(count)} left`);
export const percentOff = (percent: number) => `${percent}%`;
export const choose = 'See options';
/** The title of its screen until its own is known. */
export const detailsScreen = 'Product details';
