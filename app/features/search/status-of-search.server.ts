import { type Answer, type Later, statusOf, valueNow } from '#app/answers.ts';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';
import { GROUP_FIELDS, type GroupField, type GroupOption } from './search-options.ts';

interface SearchAnswers {
  search: Search;
  found: Later<Answer<Found>>;
  /** The groups that exist, as far as they are there. */
  known: Partial<Record<GroupField, GroupOption[] | undefined>>;
}

/** 404 for a page after the last, and for an unknown category, subcategory or brand; a search without results is 200. */
export function statusOfSearch({ search, found, known }: SearchAnswers): 200 | 404 | 503 {
  const status = statusOf(found);
  if (status) return status;
  const value = valueNow(found);
  if (!value || value.products.length > 0) return 200;
  const namesNothing = (field: GroupField) => {
    const groups = known[field];
    return groups !== undefined && search[field].some((id) => groups.every((group) => group.id !== id));
  };
  return value.total > 0 || GROUP_FIELDS.some(namesNothing) ? 404 : 200;
}
