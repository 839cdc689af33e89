import { type Answer, type MaybePending, statusOf, valueNow } from '#app/answers.ts';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';
import { GROUP_FIELDS, type GroupField, type GroupOption } from './search-options.ts';

interface SearchAnswers {
  search: Search;
  found: MaybePending<Answer<Found>>;
  /** The existing groups, if loaded. */
  known: Partial<Record<GroupField, GroupOption[] | undefined>>;
}

/** 404 for a page beyond the last and for an unknown category, subcategory or brand; 200 for an empty result. */
export function statusOfSearch({ search, found, known }: SearchAnswers): 200 | 404 | 503 {
  const status = statusOf(found);
  if (status) return status;
  const value = valueNow(found);
  if (!value || value.products.length > 0) return 200;
  const hasUnknownGroup = (field: GroupField) => {
    const groups = known[field];
    return groups !== undefined && search[field].some((id) => groups.every((group) => group.id !== id));
  };
  return value.total > 0 || GROUP_FIELDS.some(hasUnknownGroup) ? 404 : 200;
}
