import { toListItem } from '#app/features/catalogue/describe-catalogue.server.ts';
import type { ShownGroup } from '#app/features/catalogue/groups.ts';
import { describeList } from '#app/features/seo/describe-lists.server.ts';
import { describeShop } from '#app/features/seo/describe-shop.server.ts';
import type { PageDescription, Thing, ToAddress } from '#app/features/seo/page-description.ts';
import { paths } from '#app/paths.ts';
import type { ShopDetails } from '#contract/shop-details.ts';
import * as home from '#messages/home.ts';
import type { HomeLists } from './home-lists.ts';

interface HomeContent {
  /** Undefined if not loaded in time. */
  lists: HomeLists | undefined;
  categories: ShownGroup[] | undefined;
  shop: ShopDetails;
}

/** Describes the home screen for search engines and shared links. */
export function describeHome(
  { lists, categories = [], shop }: HomeContent,
  toAddress: ToAddress,
): PageDescription {
  const list = (name: string, items: { path: string }[]): Thing[] =>
    items.length > 0 ? [describeList(items, toAddress, { name })] : [];
  const groups = categories.map(({ id }) => ({ path: paths.productsOfCategory(id) }));
  return {
    path: paths.home,
    isListed: true,
    things: [
      ...describeShop(toAddress, shop),
      ...list(home.offers, (lists?.offers ?? []).map(toListItem)),
      ...list(home.bestSeller, (lists?.bestSellers ?? []).map(toListItem)),
      ...list(home.categories, groups),
    ],
  };
}
