import * as products from '#messages/products.ts';
import * as seo from '#messages/seo.ts';
import type { Names } from './list-choices.ts';
import type { Search } from './search.ts';

/** The name of the only category or brand, if there is exactly one and its name is known. */
export function findOnlyGroup({ categories, brands }: Search, names: Names): string | undefined {
  const [only, ...more] = [...categories, ...brands];
  return only !== undefined && more.length === 0 ? names.get(only) : undefined;
}

/** Title and description of a search, on any of its pages. */
export function nameSearch(search: Search, names: Names): { name: string; text: string } {
  const { categories, brands, isOffersOnly, page } = search;
  const group = findOnlyGroup(search, names);
  const isOffers = isOffersOnly && categories.length + brands.length === 0;
  const name = group ?? (isOffers ? seo.offers : products.screen);
  const text = group ? seo.groupText(group) : isOffers ? seo.offersText : seo.productsText;
  return { name: page > 1 ? seo.onPage(name, page) : name, text };
}
