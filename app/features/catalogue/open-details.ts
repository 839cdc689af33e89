import type { MouseEvent } from 'react';
import { leadTo } from '#app/features/loading/lead-to.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import { type CardPreview, keepPreview, takePicture } from './card-preview.ts';
import type { ShownProduct } from './shown-product.ts';

/** A product whose card was tapped: its screen is covered by what the card shows until it is there. */
interface Opening {
  preview: CardPreview;
  /** Where the card's picture was. */
  from: DOMRect | undefined;
  /** The screen is there: the cover stays for the picture on its way, and is in nobody's way. */
  isLeaving?: boolean;
}

export const opening = createStore<Opening | undefined>(() => undefined);

const isPainted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function openDetails(product: ShownProduct, card: Element | null): Promise<void> {
  const preview = takePicture(product, card);
  keepPreview(preview);
  opening.set({ preview, from: card?.querySelector('.card-picture')?.getBoundingClientRect() });
  // A slow phone takes a third of a second for the screen itself.
  await isPainted();
  leadTo(paths.productDetails(product.id, product.categoryId));
}

/** The props of a link from a card to its product's details. */
export const linkToDetails = (product: ShownProduct) => ({
  to: paths.productDetails(product.id, product.categoryId),
  onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openDetails(product, event.currentTarget.closest('article'));
  },
});
