import type { Search } from './search.ts';
import type { SearchOptions } from './search-options.ts';

/** The chosen filters that have no control in the form, as query parameters for hidden fields. */
export function listHiddenFilters(search: Search, options: SearchOptions): [name: string, value: string][] {
  const { facets } = options;
  const { categories, subcategories, brands, minRating } = search;
  const values = facets?.options.flatMap((option) => option.values) ?? [];
  const chosen: [name: string, values: string[], listed: string[]][] = [
    ['category', categories, options.categories.map(({ id }) => id)],
    ['subcategory', subcategories, options.subcategories.map(({ id }) => id)],
    ['brand', brands, options.brands.map(({ id }) => id)],
    ['option', search.options, values.map(({ value }) => value)],
    ['rating', minRating ? [`${minRating}`] : [], facets?.ratings.map(({ from }) => `${from}`) ?? []],
    ['stock', search.isInStockOnly ? ['1'] : [], facets ? ['1'] : []],
  ];
  return chosen.flatMap(([name, all, listed]) =>
    all.filter((value) => !listed.includes(value)).map((value): [string, string] => [name, value]),
  );
}
