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
