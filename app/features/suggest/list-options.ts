import type { ShownProduct } from '#app/features/catalogue/shown-product.ts';
import { paths } from '#app/paths.ts';
import type { Suggestions } from './ask-suggestions.ts';

interface LinkedOption {
  key: string;
  to: string;
}

export type Option =
  | (LinkedOption & { kind: 'recent'; keyword: string })
  | (LinkedOption & { kind: 'product'; product: ShownProduct })
  | (LinkedOption & { kind: 'category' | 'brand'; name: string })
  /** Searches for the typed keyword. */
  | { kind: 'search'; key: 'search'; keyword: string }
  /** Clears the recent searches. */
  | { kind: 'clear'; key: 'clear' };

export interface OptionGroup {
  kind: Option['kind'];
  options: Option[];
}

/** The address of a search for this keyword alone. */
export const toSearchAddress = (keyword: string) => `${paths.products}?${new URLSearchParams({ keyword })}`;

interface OptionSources {
  /** The typed keyword, normalised. */
  keyword: string;
  recents: string[];
  suggestions: Suggestions | undefined;
}

const hasOptions = ({ options }: OptionGroup) => options.length > 0;

/**
 * The options in groups: recent searches if the field is empty; otherwise suggestions, followed by the search itself.
 */
export function listOptions({ keyword, recents, suggestions }: OptionSources): OptionGroup[] {
  if (!keyword) {
    const options = recents.map(
      (recent): Option => ({
        kind: 'recent',
        key: `recent ${recent}`,
        keyword: recent,
        to: toSearchAddress(recent),
      }),
    );
    if (options.length === 0) return [];
    return [
      { kind: 'recent', options },
      { kind: 'clear', options: [{ kind: 'clear', key: 'clear' }] },
    ];
  }
  const { products = [], categories = [], brands = [] } = suggestions ?? {};
  const groups: OptionGroup[] = [
    {
      kind: 'product',
      options: products.map((product) => ({
        kind: 'product',
        key: `product ${product.id}`,
        product,
        to: paths.productDetails(product.id, product.categoryId),
      })),
    },
    {
      kind: 'category',
      options: categories.map(({ id, name }) => ({
        kind: 'category',
        key: `category ${id}`,
        name,
        to: paths.productsOfCategory(id),
      })),
    },
    {
      kind: 'brand',
      options: brands.map(({ id, name }) => ({
        kind: 'brand',
        key: `brand ${id}`,
        name,
        to: paths.productsOfBrand(id),
      })),
    },
    { kind: 'search', options: [{ kind: 'search', key: 'search', keyword }] },
  ];
  return groups.filter(hasOptions);
}

/** The number of suggestions or recent searches, announced to screen readers. */
export function countSuggestions(groups: OptionGroup[]): number {
  return groups
    .filter(({ kind }) => kind !== 'search' && kind !== 'clear')
    .reduce((count, { options }) => count + options.length, 0);
}
