/** Texts of the suggestions below a search box. */
import { formatNumber } from './numbers.ts';

export const suggestions = 'Suggestions';
export const recent = 'Recent searches';
export const clearRecent = 'Clear recent searches';
export const removeRecent = (keyword: string) => `Remove “${keyword}” from recent searches`;
/** Screen readers read this after a recent search. */
export const removeByKey = 'Press Delete to remove it.';
export const searchFor = (keyword: string) => `Search for “${keyword}”`;
export const showingFor = (corrected: string) => `Showing results for “${corrected}”.`;
export const showingWithout = (leftOut: string, shown: string) =>
  `No results for “${leftOut}”. Showing “${shown}”.`;
export const suggestionCount = (count: number) => {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${formatNumber(count)} suggestions`;
};
export const recentCount = (count: number) =>
  count === 1 ? '1 recent search' : `${formatNumber(count)} recent searches`;
