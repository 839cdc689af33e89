import { toListItem } from '#app/features/catalogue/describe-catalogue.server.ts';
import { describeList } from '#app/features/seo/describe-lists.server.ts';
import type { PageDescription, ToAddress } from '#app/features/seo/page-description.ts';
import { paths } from '#app/paths.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/constants.ts';
import type { Found } from './find-products.ts';
import type { NamesById } from './list-choices.ts';
import { nameSearch } from './name-search.ts';
import { firstPageOf, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

/** Whether search engines should index this search: all products, one category, subcategory or brand, or the offers.
 *  Other combinations are countless and repeat the same products. */
function isIndexable(search: Search): boolean {
  const { categories, subcategories, brands, isOffersOnly } = search;
  const choices = categories.length + subcategories.length + brands.length + (isOffersOnly ? 1 : 0);
  const isNarrower =
    search.keyword !== '' ||
    search.options.length > 0 ||
    search.minPiastres !== undefined ||
    search.maxPiastres !== undefined ||
    search.minRating !== undefined ||
    search.isInStockOnly;
  return !isNarrower && choices <= 1;
}

/** The search of the canonical URL: another sort order maps to the first page of the default order, and a range of
 *  pages to its first page. */
function toCanonical(search: Search): Search {
  if (search.sort) return { ...search, sort: '', page: 1 };
  return { ...search, page: firstPageOf(search), pagesAbove: 0 };
}

/** Describes a page of a search for search engines and link previews. */
export function describeSearch(
  { search, found, names }: { search: Search; found: Found; names: NamesById },
  toAddress: ToAddress,
): PageDescription {
  const { name, text } = nameSearch(search, names);
  const isListed = isIndexable(search) && found.products.length > 0;
  return {
    name,
    text,
    path: paths.products + writeSearch(isListed ? toCanonical(search) : search),
    isListed,
    things: [
      describeList(found.products.map(toListItem), toAddress, {
        name,
        before: (firstPageOf(search) - 1) * DEFAULT_PAGE_SIZE,
        total: found.total,
      }),
    ],
  };
}
