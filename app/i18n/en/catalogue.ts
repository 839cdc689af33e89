/** Texts of product cards, brands, categories and recently viewed products. */
import { formatNumber } from './numbers.ts';

export const getNow = 'get now';
export const addToCart = 'Add to cart';
export const addToWishList = 'Add to wish list';
export const removeFromWishList = 'Remove from wish list';
export const viewDetails = 'View details';
export const rated = (rating: number) => `Rated ${rating} out of 5`;
export const now = 'Now';
/** Screen readers read this between the current and the former price. */
export const before = ', was';
export const soldOut = 'Out of stock';
export const onlyLeft = (count: number) => (count === 1 ? 'Only 1 left' : `Only ${formatNumber(count)} left`);
export const percentOff = (percent: number) => `${percent}%`;
export const choose = 'See options';
/** The title of the product screen until the product is loaded. */
export const detailsScreen = 'Product details';

/* Texts of cards that represent several sizes or colours of a product. */
export const sizes = (count: number) => `${formatNumber(count)} sizes`;
export const colours = (count: number) => `${formatNumber(count)} colours`;
export const lengths = (count: number) => `${formatNumber(count)} lengths`;
export const choices = (count: number) => `${formatNumber(count)} options`;
export const priceFrom = (price: string) => `From ${price}`;

export const recentlyViewed = 'Recently viewed';
export const clearViewed = 'Clear';

/* Texts of the brands and categories screens. */
export const brands = 'our Brands';
export const brandsTitle = 'Brands';
export const brandsNote = 'Shop by brand';
export const brandsFailed = 'We couldn’t load the brands';
export const noBrands = 'There are no brands yet';
export const categories = 'Categories';
export const categoriesNote = 'Shop by category';
export const categoriesFailed = 'We couldn’t load the categories';
export const noCategories = 'There are no categories yet';
