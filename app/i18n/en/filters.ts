/** The filters of the products screen. Loaded when they are touched, with words of their own even where the page has them:
 *  what both share would be one more file. */
import { formatNumber } from './numbers.ts';

export const title = 'Filters';
export const skip = 'Skip to the results';
export const close = 'Close';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const brand = 'Brand';
export const offersOnly = 'Offers only';
export const inStockOnly = 'In stock only';
export const price = 'Price';
export const priceFrom = 'From (EGP)';
export const priceTo = 'To (EGP)';
export const applyPrice = 'Apply';
export const priceSteps = 'Number of products by price';
export const priceAtLeast = (from: string) => `From ${from}`;
export const priceBetween = (from: string, to: string) => `${from} to ${to}`;
export const priceStep = (range: string, found: string) => `${range}: ${found}`;
export const rating = 'Rating';
export const anyRating = 'Any rating';
export const andUp = 'and up';
export const starsAndUp = (stars: number) =>
  stars === 1 ? '1 star and up' : `${formatNumber(stars)} stars and up`;
export const offersAndStock = 'Offers and stock';
/** Fields that narrow a long list, and what opens all of it. */
export const findIn = (filter: string) => `Find in ${filter}`;
export const showAll = (count: number) => `Show all ${formatNumber(count)}`;
export const showMore = 'Show more';
export const showFewer = 'Show fewer';
export const noneNamed = (text: string) => `None is named “${text}”`;
/** There may be more than were counted. */
export const atLeast = (count: string) => `${count}+`;
export const show = (count: number) =>
  count === 1 ? 'Show 1 product' : `Show ${formatNumber(count)} products`;
/** Of more than were counted. */
export const showSome = (count: number) => `Show ${formatNumber(count)}+ products`;
export const done = 'Done';
