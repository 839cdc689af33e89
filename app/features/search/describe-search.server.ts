import { toListItem } from '#app/features/catalogue/describe-catalogue.server.ts';
import { describeList } from '#app/features/seo/describe-lists.server.ts';
import type { PageDescription, ToAddress } from '#app/features/seo/page-description.ts';
import { paths } from '#app/paths.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/constants.ts';
import type { Found } from './find-products.ts';
import type { Names } from './list-choices.ts';
import { nameSearch } from './name-search.ts';
import type { Search } from './search.ts';
import { writeSearch } from './write-search.ts';

/** Whether search engines should list it: all products, one category, one brand, or the offers. Other combinations are
 *  countless and repeat the same products. */
function isPartOfShop({
  keyword,
  categories,
  brands,
  minPiastres,
  maxPiastres,
  isOffersOnly,
}: Search): boolean {
  const choices = categories.length + brands.length + (isOffersOnly ? 1 : 0);
  return keyword === '' && minPiastres === undefined && maxPiastres === undefined && choices <= 1;
}

/** Another order is not a page of its own: its canonical address is the first page of the default order. */
function withoutOrder(search: Search): Search {
  return search.sort ? { ...search, sort: '', page: 1 } : search;
}

/** A page of a search, for search engines and shared links. */
export function describeSearch(
  { search, found, names }: { search: Search; found: Found; names: Names },
  toAddress: ToAddress,
): PageDescription {
  const { name, text } = nameSearch(search, names);
  const isListed = isPartOfShop(search) && found.products.length > 0;
  return {
    name,
    text,
    path: paths.products + writeSearch(isListed ? withoutOrder(search) : search),
    isListed,
    things: [
      describeList(found.products.map(toListItem), toAddress, {
        name,
        before: (search.page - 1) * DEFAULT_PAGE_SIZE,
        total: found.total,
      }),
    ],
  };
}
