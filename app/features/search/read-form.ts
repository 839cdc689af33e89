import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';

/** The search of a form, parsed like the address it would submit to. It has no word on whether the keyword is meant as it
 *  is written. */
export function readForm(form: HTMLFormElement): Omit<Search, 'isLiteral'> {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const { isLiteral: _, ...said } = readSearch(new URLSearchParams(pairs));
  return said;
}

/** The filters of a form, without its keyword and its order. */
export function readFilters(form: HTMLFormElement): Partial<Search> {
  const { keyword: _, sort: __, page: ___, pagesAbove: ____, ...filters } = readForm(form);
  return filters;
}
