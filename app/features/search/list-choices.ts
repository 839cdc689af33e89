import { formatEgp } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as messages from '#messages/search.ts';
import type { Search } from './search.ts';

/** An active filter, and the search without it. */
export interface Choice {
  key: string;
  name: string;
  without: Search;
}

/** The known names of categories, subcategories and brands by id, and of option values. */
export type NamesById = ReadonlyMap<string, string>;

/** The name of an option value that no facet lists: `size:xl` is XL, `colour:navy-blue` is navy blue. */
function nameOption(option: string): string {
  const value = option.slice(option.indexOf(':') + 1).replaceAll('-', ' ');
  return option.startsWith('size:') ? value.toUpperCase() : value;
}

/** The filters with several values, and how to name a value that is not known. */
const MULTI_VALUE_FILTERS = [
  ['categories', () => messages.category],
  ['subcategories', () => messages.subcategory],
  ['brands', () => messages.brand],
  ['options', nameOption],
] as const;

function namePrice({ minPiastres, maxPiastres }: Search): string | undefined {
  if (minPiastres === undefined) {
    return maxPiastres === undefined ? undefined : messages.priceAtMost(formatEgp(maxPiastres, egpStyle));
  }
  if (maxPiastres === undefined) return messages.priceAtLeast(formatEgp(minPiastres, egpStyle));
  return messages.priceBetween(formatEgp(minPiastres, egpStyle), formatEgp(maxPiastres, egpStyle));
}

/** Lists the active filters. Keyword and sort order have controls of their own. */
export function listChoices(search: Search, names: NamesById): Choice[] {
  const rest: Search = { ...search, page: 1 };
  const single: [name: string | 0 | false | undefined, change: Partial<Search>][] = [
    [namePrice(search), { minPiastres: undefined, maxPiastres: undefined }],
    [search.minRating && messages.ratedAtLeast(search.minRating), { minRating: undefined }],
    [search.isOffersOnly && messages.offersOnly, { isOffersOnly: false }],
    [search.isInStockOnly && messages.inStockOnly, { isInStockOnly: false }],
  ];
  return [
    ...MULTI_VALUE_FILTERS.flatMap(([field, nameUnknown]) =>
      search[field].map((value) => ({
        key: `${field}-${value}`,
        name: names.get(value) ?? nameUnknown(value),
        without: { ...rest, [field]: search[field].filter((other) => other !== value) },
      })),
    ),
    ...single.flatMap(([name, change]) =>
      name ? { key: Object.keys(change).join(), name, without: { ...rest, ...change } } : [],
    ),
  ];
}
