import { NO_CATEGORY, paths } from '#app/paths.ts';
import * as common from '#messages/common.ts';
import type { ShownDetails } from './shown-details.ts';

/** The canonical path of a product, independent of the category in the request. */
export function pathOfDetails({ id, category }: Pick<ShownDetails, 'id' | 'category'>): string {
  return paths.productDetails(id, category?.id ?? NO_CATEGORY);
}

/** The shop (by its name, since a category may be called 'Home'), the category if there is one, and the product. */
export function listBreadcrumbs(product: ShownDetails): { name: string; path: string }[] {
  const { category, title } = product;
  return [
    { name: common.shop, path: paths.home },
    ...(category ? [{ name: category.name, path: paths.productsOfCategory(category.id) }] : []),
    { name: title, path: pathOfDetails(product) },
  ];
}
