/** Texts of the products screen: results, notes above them, and filters. */
import { formatNumber } from './numbers.ts';

export const title = 'our products';
export const screen = 'Products';
export const note = 'Delivered across Egypt';
export const sort = 'Sort by';
/** The default sort order with a keyword, if the provider ranks results. */
export const relevance = 'Relevance';
export const sorts = {
  '': 'Newest',
  '-createdAt': 'Newest',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  '-ratingsAverage': 'Best rated',
  '-sold': 'Best selling',
};
export const filters = 'Filters';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const brand = 'Brand';
export const offersOnly = 'Offers only';
export const inStockOnly = 'In stock only';
export const ratedAtLeast = (rating: number) => `Rated ${formatNumber(rating)} and up`;
export const chosen = 'Active filters';
export const priceAtLeast = (from: string) => `From ${from}`;
export const priceAtMost = (to: string) => `Up to ${to}`;
export const priceBetween = (from: string, to: string) => `${from} to ${to}`;
export const removeFilter = (name: string) => `Remove filter: ${name}`;
export const clearAll = 'Clear all';
export const results = 'Results';
export const found = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
export const moreThan = (found: string) => `more than ${found}`;
/** Shown if filters were applied to the best matches only. */
export const noneOfBest = 'No products among the best matches';
export const foundFor = (found: string, keyword: string) => `${found} for “${keyword}”`;
export const onPage = (found: string, page: number, pages: number) =>
  `${found} · page ${formatNumber(page)} of ${formatNumber(pages)}`;
export const shownOf = (shown: number, found: string) => `${formatNumber(shown)} of ${found}`;
export const failed = 'We couldn’t load the products';
export const pages = 'Pages';
export const page = (page: number) => `Page ${formatNumber(page)}`;
export const previous = 'Previous page';
export const next = 'Next page';
export const loadMore = 'Load more';
export const allShown = (found: string) => `That’s everything: ${found}`;
/** Shown at the end of the listed results if there are more. */
export const listedShown = (found: string) =>
  `You’ve seen ${found}. There are more: narrow your search to see them`;

/* Shown if nothing was found, if the page is beyond the last, or if the keyword was corrected. */
export const showingFor = (corrected: string) => `Showing results for “${corrected}”.`;
export const showingWithout = (leftOut: string, shown: string) =>
  `No results for “${leftOut}”. Showing “${shown}”.`;
export const searchInstead = (keyword: string) => `Search instead for “${keyword}”`;
export const noMatches = 'no products match';
export const noMatchesText = 'Try another word, or fewer filters.';
/** Shown if filters were applied to the best matches only. */
export const noBestMatches = 'none of the best matches fit your filters';
export const noBestMatchesText =
  'There are more matches than we checked. Try a more specific word, or fewer filters.';
export const clearFilters = 'Clear filters';
export const clearKeyword = (keyword: string) => `Clear “${keyword}”`;
export const showAllProducts = 'Show all products';
export const lookAround = 'Or keep browsing';
export const offers = 'Offers';
export const bestSelling = 'Best selling';
export const noSuchPage = (page: number) => `There is no page ${formatNumber(page)}`;
export const pageCount = (pages: number) =>
  pages === 1 ? 'There is one page.' : `There are ${formatNumber(pages)} pages.`;
export const lastPage = 'Go to the last page';

/* Texts of the filters. */
export const skipToResults = 'Skip to results';
export const closeFilters = 'Close';
export const price = 'Price';
export const priceFrom = 'From (EGP)';
export const priceTo = 'To (EGP)';
export const applyPrice = 'Apply';
export const priceSteps = 'Number of products by price';
export const priceStep = (range: string, found: string) => `${range}: ${found}`;
export const rating = 'Rating';
export const anyRating = 'Any rating';
export const andUp = 'and up';
export const starsAndUp = (stars: number) =>
  stars === 1 ? '1 star and up' : `${formatNumber(stars)} stars and up`;
export const offersAndStock = 'Offers and stock';
/** The field that filters a long list, and the button that expands it. */
export const findIn = (filter: string) => `Find in ${filter}`;
export const showAllOptions = (count: number) => `Show all ${formatNumber(count)}`;
export const showMoreOptions = 'Show more';
export const showFewerOptions = 'Show fewer';
export const noneNamed = (text: string) => `No matches for “${text}”`;
/** Shown if counting stopped early. */
export const atLeast = (count: string) => `${count}+`;
export const showFound = (count: number) =>
  count === 1 ? 'Show 1 product' : `Show ${formatNumber(count)} products`;
/** Shown if counting stopped early. */
export const showMoreThan = (count: number) => `Show ${formatNumber(count)}+ products`;
export const done = 'Done';
