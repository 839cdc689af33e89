import type { MouseEvent } from 'react';
import { placeInLanguage } from '#app/features/language/language.ts';
import { leadTo } from '#app/features/loading/lead-to.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { basename } from '#messages/language.ts';
import { keepPreview } from './card-preview.ts';
import { carryPicture } from './picture-transition.ts';
import type { ShownProduct } from './shown-product.ts';

/** What every link from a card to its product's details has. Plain links: cards know nothing of the router's contexts. */
export function linkToDetails(product: ShownProduct) {
  const path = paths.productDetails(product.id, product.categoryId);
  return {
    href: placeInLanguage(basename, path),
    onClick(event: MouseEvent): void {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      const card = event.currentTarget.closest('article');
      keepPreview(product, card);
      carryPicture(card);
      // By itself a link takes five frames to begin a view transition, and this takes two.
      leadTo(path, { viewTransition: true, flushSync: true });
    },
  };
}
