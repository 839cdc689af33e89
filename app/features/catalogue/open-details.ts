import type { MouseEvent } from 'react';
import { leadTo } from '#app/features/loading/lead-to.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/click.ts';
import type { ShownProduct } from './shown-product.ts';

/** What is known of a product before its details are there; a price of 0 is not known. */
export type CardPreview = Pick<ShownProduct, 'id' | 'title' | 'picture' | 'pricePiastres'> &
  Partial<Pick<ShownProduct, 'placeholder' | 'offerPricePiastres'>>;

let opened: CardPreview | undefined;

/** With the picture as the card has loaded it: it stands in for the larger one. */
export const takePicture = (product: CardPreview, card: Element | null): CardPreview => ({
  ...product,
  placeholder: card?.querySelector('img')?.currentSrc || product.placeholder,
});

/** Keeps what a card shows when it is tapped. */
export function keepPreview(preview: CardPreview): void {
  opened = preview;
}

/** What the card showed that was tapped last, if it is of this product. Once: trying again, and choosing another size,
 *  leave the screen as it is until there is something new. */
export function takePreview(id: string | undefined): CardPreview | undefined {
  const preview = opened;
  opened = undefined;
  return preview?.id === id ? preview : undefined;
}

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
