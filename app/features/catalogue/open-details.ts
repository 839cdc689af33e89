import type { MouseEvent } from 'react';
import { placeInLanguage } from '#app/features/language/language.ts';
import { leadTo } from '#app/features/loading/lead-to.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { basename } from '#messages/language.ts';
import { keepPreview } from './card-preview.ts';
import type { ShownProduct } from './shown-product.ts';

let uncover: ((product: ShownProduct, card: Element) => void) | undefined;

/** Sets what shows a product at once, before the router does. */
export function setUncover(next: typeof uncover): void {
  uncover = next;
}

const isPainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Opens the details of a product whose card was tapped. */
export async function openDetails(product: ShownProduct, card: Element | null): Promise<void> {
  keepPreview(product, card);
  if (card && uncover) {
    uncover(product, card);
    await isPainted();
  }
  leadTo(paths.productDetails(product.id, product.categoryId));
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
