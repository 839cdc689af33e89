import { describeList } from '#app/features/seo/describe-lists.server.ts';
import type { PageDescription, ToAddress } from '#app/features/seo/page-description.ts';
import { paths } from '#app/paths.ts';
import type { ShownGroup } from './groups.ts';
import type { ShownProduct } from './shown-product.ts';

interface GroupsPage {
  name: string;
  text: string;
  path: string;
  groups: ShownGroup[];
  toProducts: (id: string) => string;
}

/** Describes the screen of brands or categories for search engines and shared links. */
export function describeGroups(
  { name, text, path, groups, toProducts }: GroupsPage,
  toAddress: ToAddress,
): PageDescription {
  const items = groups.map(({ id }) => ({ path: toProducts(id) }));
  return { name, text, path, isListed: true, things: [describeList(items, toAddress, { name })] };
}

export function toListItem({ id, categoryId }: ShownProduct): { path: string } {
  return { path: paths.productDetails(id, categoryId) };
}
