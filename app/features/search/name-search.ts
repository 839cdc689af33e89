import * as messages from '#messages/search.ts';
import * as seo from '#messages/seo.ts';
import type { NamesById } from './list-choices.ts';
import { firstPageOf, type Search } from './search.ts';

const groupsOf = ({ categories, subcategories, brands }: Search) => [
  ...categories,
  ...subcategories,
  ...brands,
];

/** The name of the search's category, subcategory or brand, if it has exactly one. */
function findOnlyGroup(search: Search, names: NamesById): string | undefined {
  const [only, ...more] = groupsOf(search);
  return only !== undefined && more.length === 0 ? names.get(only) : undefined;
}

const isOffersList = (search: Search) => search.isOffersOnly && groupsOf(search).length === 0;

/** The heading above the list of a search. */
export const nameHeading = (search: Search, names: NamesById): string =>
  findOnlyGroup(search, names) ?? (isOffersList(search) ? seo.offers : messages.title);

/** The title and description of a search. */
export function nameSearch(search: Search, names: NamesById): { name: string; text: string } {
  const page = firstPageOf(search);
  const group = findOnlyGroup(search, names);
  const isOffers = isOffersList(search);
  const name = group ?? (isOffers ? seo.offers : messages.screen);
  const text = group ? seo.groupText(group) : isOffers ? seo.offersText() : seo.productsText();
  return { name: page > 1 ? seo.onPage(name, page) : name, text };
}
