import type { MouseEvent } from 'react';
import { placeInLanguage } from '#app/features/language/language.ts';
import { leadTo } from '#app/features/loading/lead-to.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { basename } from '#messages/language.ts';
import { keepPreview } from './card-preview.ts';
import { carryPicture } from './picture-transition.ts';
import type { ShownProduct } from './shown-product.ts';

/** Opens the details of a product whose card was tapped. */
export function openDetails(product: ShownProduct, card: Element | null): void {
  keepPreview(product, card);
  carryPicture(card);
  // By itself a link takes five frames to begin a view transition, and this takes two.
  leadTo(paths.productDetails(product.id, product.categoryId), { viewTransition: true, flushSync: true });
}

/** What every link from a card to its product's details has. Plain links: cards know nothing of the router's contexts. */
export function linkToDetails(product: ShownProduct) {
  const path = paths.productDetails(product.id, product.categoryId);
  return {
    href: placeInLanguage(basename, path),
    onClick(event: MouseEvent): void {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openDetails(product, event.currentTarget.closest('article'));
    },
  };
}
