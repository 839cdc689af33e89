import { paths } from '#app/paths.ts';
import * as details from '#messages/details.ts';
import { pathOfDetails } from './path-of-details.ts';
import type { ShownDetails } from './shown-details.ts';

/** The way to a product: home, its category, and the product itself. */
export function listTrailSteps(product: ShownDetails): { name: string; path: string }[] {
  const { category, title } = product;
  return [
    { name: details.home, path: paths.home },
    ...(category ? [{ name: category.name, path: paths.productsOfCategory(category.id) }] : []),
    { name: title, path: pathOfDetails(product) },
  ];
}
