import type { MouseEvent } from 'react';
import { paths } from '#app/paths.ts';
import { keepPreview } from './card-preview.ts';
import type { ShownProduct } from './shown-product.ts';

/** What every link from a card to its product's details has. */
export function linkToDetails(product: ShownProduct) {
  return {
    to: paths.productDetails(product.id, product.categoryId),
    viewTransition: true,
    prefetch: 'intent',
    onClick: (event: MouseEvent) => keepPreview(product, event.currentTarget.closest('article')),
  } as const;
}
