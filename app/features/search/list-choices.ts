import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as products from '#messages/products.ts';
import type { Search } from './search.ts';

/** An active filter, and the search without it. */
export interface Choice {
  key: string;
  name: string;
  without: Search;
}

/** Names of categories, subcategories and brands by id, and of values of options, as far as known. */
export type Names = ReadonlyMap<string, string>;

/** Of an option whose value nobody counted only the address knows: `size:xl` is XL, `colour:navy-blue` navy blue. */
function nameOption(option: string): string {
  const value = option.slice(option.indexOf(':') + 1).replaceAll('-', ' ');
  return option.startsWith('size:') ? value.toUpperCase() : value;
}

/** The filters that take several values, with what stands for a name that is not known. */
const SEVERAL = [
  ['categories', () => products.category],
  ['subcategories', () => products.subcategory],
  ['brands', () => products.brand],
  ['options', nameOption],
] as const;

function namePrice({ minPiastres, maxPiastres }: Search): string | undefined {
  if (minPiastres === undefined) {
    return maxPiastres === undefined ? undefined : products.priceAtMost(formatEgp(maxPiastres, egp));
  }
  if (maxPiastres === undefined) return products.priceAtLeast(formatEgp(minPiastres, egp));
  return products.priceBetween(formatEgp(minPiastres, egp), formatEgp(maxPiastres, egp));
}

/** The active filters. Keyword and order are no filters: they have controls of their own. */
export function listChoices(search: Search, names: Names): Choice[] {
  const rest: Search = { ...search, page: 1 };
  const single: [name: string | 0 | false | undefined, change: Partial<Search>][] = [
    [namePrice(search), { minPiastres: undefined, maxPiastres: undefined }],
    [search.minRating && products.ratedAtLeast(search.minRating), { minRating: undefined }],
    [search.isOffersOnly && products.offersOnly, { isOffersOnly: false }],
    [search.isInStockOnly && products.inStockOnly, { isInStockOnly: false }],
  ];
  return [
    ...SEVERAL.flatMap(([field, nameUnknown]) =>
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
