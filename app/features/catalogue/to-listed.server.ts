import { paths } from '#app/paths.ts';
import type { ShownProduct } from './shown-product.ts';

/** A product in a list, for search engines. */
export function toListed({ id, categoryId, title }: ShownProduct): { name: string; path: string } {
  return { name: title, path: paths.productDetails(id, categoryId) };
}
