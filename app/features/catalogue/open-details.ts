import type { MouseEvent } from 'react';
import { navigateTo } from '#app/features/navigation/navigate-to.ts';
import { createStore } from '#app/features/store/create-store.ts';
import { paths } from '#app/paths.ts';
import { isPlainClick } from '#app/ui/link.ts';
import type { ShownProduct } from './shown-product.ts';

/** What the card of a product shows. The product screen shows it until the details are loaded. A price of 0 means that
 *  the price is unknown. */
export type CardPreview = Pick<ShownProduct, 'id' | 'title' | 'picture' | 'pricePiastres'> &
  Partial<Pick<ShownProduct, 'placeholder' | 'offerPricePiastres'>>;

let stored: CardPreview | undefined;

/** Uses the picture that the card has already loaded as the placeholder of the larger picture. */
export const addLoadedPicture = (product: CardPreview, card: Element | null): CardPreview => ({
  ...product,
  placeholder: card?.querySelector('img')?.currentSrc || product.placeholder,
});

export function storePreview(preview: CardPreview): void {
  stored = preview;
}

/** Removes the preview of the card that was tapped last, and returns it if it shows this product. It is removed so that
 *  a retry or another size of the product does not show it again. */
export function takePreview(id: string | undefined): CardPreview | undefined {
  const preview = stored;
  stored = undefined;
  return preview?.id === id ? preview : undefined;
}

/** A preview of the tapped card that covers the window until the product screen is rendered. */
interface Cover {
  preview: CardPreview;
  /** Where the card's picture was. */
  from: DOMRect | undefined;
  /** Whether the screen is rendered, so that the cover only finishes its animation and ignores the pointer. */
  isLeaving?: boolean;
}

export const cover = createStore<Cover | undefined>(() => undefined);

const waitForPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function openDetails(product: ShownProduct, card: Element | null): Promise<void> {
  const preview = addLoadedPicture(product, card);
  storePreview(preview);
  cover.set({ preview, from: card?.querySelector('.card-picture')?.getBoundingClientRect() });
  // Rendering the screen takes a slow phone a third of a second: the cover is painted first.
  await waitForPaint();
  navigateTo(paths.productDetails(product.id, product.categoryId));
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
