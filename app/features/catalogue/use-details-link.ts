import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { keepPreview } from './card-preview.ts';
import type { ShownProduct } from './shown-product.ts';

/** What every link from a card to its product's details has. */
export function useDetailsLink(product: ShownProduct) {
  const navigate = useNavigate();
  const to = paths.productDetails(product.id, product.categoryId);
  function open(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    keepPreview(product, event.currentTarget.closest('article'));
    // By itself a link takes five frames to begin a view transition, and this takes two.
    navigate(to, { viewTransition: true, flushSync: true });
  }
  return { to, prefetch: 'intent', onClick: open } as const;
}
