import * as search from '#messages/search.ts';
import { SORT_ORDERS, type Sort } from './search.ts';

interface SortSelectProps {
  sort: Sort;
  /** Whether the default order is by relevance; else it is newest first. */
  isRanked: boolean;
  onChange: (sort: Sort) => void;
}

/** A plain select, because the one of app/ui would be a shared chunk, which costs this page 0.3 kB (measured). */
export function SortSelect({ sort, isRanked, onChange }: SortSelectProps) {
  // Without a ranking, '' and '-createdAt' both mean newest first. Only one is listed: '', unless '-createdAt' is
  // chosen.
  const isLeftOut = (one: Sort) => !isRanked && one === (sort === '-createdAt' ? '' : '-createdAt');
  return (
    <select
      name="sort"
      aria-label={search.sort}
      value={sort}
      onChange={({ target }) => onChange(SORT_ORDERS.find((one) => one === target.value) ?? '')}
      className="sort-select"
    >
      {SORT_ORDERS.filter((one) => !isLeftOut(one)).map((one) => (
        <option key={one} value={one}>
          {isRanked && !one ? search.relevance : search.sorts[one]}
        </option>
      ))}
    </select>
  );
}
