import { readSearch } from './read-search.ts';
import type { Search } from './search.ts';

/** The search of a form, parsed like the address it would submit to. */
export function readForm(form: HTMLFormElement): Search {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URLSearchParams(pairs));
}

/** The filters of a form alone; none of them where they are not in it, as long as their code is on its way. */
export function readFilters(form: HTMLFormElement): Partial<Search> {
  const { keyword: _, sort: __, page: ___, pagesAbove: ____, ...filters } = readForm(form);
  return form.elements.namedItem('max') ? filters : {};
}
