import { NO_CATEGORY } from '#app/features/catalogue/shown-product.ts';
import { paths } from '#app/paths.ts';
import type { ShownDetails } from './shown-details.ts';

/** The one path of a product's screen, whichever category it was asked for with. */
export function pathOfDetails({ id, category }: Pick<ShownDetails, 'id' | 'category'>): string {
  return paths.productDetails(id, category?.id ?? NO_CATEGORY);
}
