import { type Answer, type Later, statusOf, valueNow } from '#app/answers.ts';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';
import type { GroupOption } from './search-options.ts';

interface SearchAnswers {
  search: Search;
  found: Later<Answer<Found>>;
  categories: Later<Answer<GroupOption[]>>;
  brands: Later<Answer<GroupOption[]>>;
}

/** Whether an id is not in the list; false while the list is not there. */
function namesNothing(ids: string[], groups: Later<Answer<GroupOption[]>>): boolean {
  const known = valueNow(groups);
  return known !== undefined && ids.some((id) => known.every((group) => group.id !== id));
}

/** 404 for a page after the last, and for an unknown category or brand; a search without results is 200. */
export function statusOfSearch({ search, found, categories, brands }: SearchAnswers): 200 | 404 | 503 {
  const status = statusOf(found);
  if (status) return status;
  const value = valueNow(found);
  if (!value || value.products.length > 0) return 200;
  const isNowhere =
    value.total > 0 || namesNothing(search.categories, categories) || namesNothing(search.brands, brands);
  return isNowhere ? 404 : 200;
}
