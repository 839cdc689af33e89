/** A search that found nothing, fewer pages than its address names, or something else than what was typed. */
import { formatNumber } from './numbers.ts';

export const showingFor = (corrected: string) => `Showing results for “${corrected}”.`;
export const searchInstead = (keyword: string) => `Search instead for “${keyword}”`;
export const none = 'no products match';
export const noneText = 'Try another word, or fewer filters.';
/** There are more matches than were looked through. */
export const noneOfBest = 'none of the best matches fits the filters';
export const noneOfBestText =
  'There are more matches than we looked through. Try a more exact word, or fewer filters.';
export const clearFilters = 'Clear filters';
export const clearKeyword = (keyword: string) => `Clear “${keyword}”`;
export const showAll = 'Show all products';
export const lookAround = 'Or look around';
export const offers = 'Offers';
export const bestSelling = 'Best selling';
export const beyond = (page: number) => `There is no page ${formatNumber(page)}`;
export const beyondText = (pages: number) =>
  pages === 1 ? 'There is one page.' : `There are ${formatNumber(pages)} pages.`;
export const lastPage = 'Go to the last page';
