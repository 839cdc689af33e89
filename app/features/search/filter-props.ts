import type { Search } from './search.ts';
import type { SearchOptions } from './search-options.ts';

/** What the filters show and what they change, wherever they stand. */
export interface FilterProps {
  search: Search;
  options: SearchOptions;
  onChange: (part: Partial<Search>) => void;
}
