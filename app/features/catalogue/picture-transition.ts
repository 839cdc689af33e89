/** The picture that a view transition carries from a card to details and back. A name may occur only once in a page, so
 *  it is given when a transition begins, and taken away when it is over. */
import { useEffect } from 'react';
import { useLocation, useNavigation, useViewTransitionState } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';

export const CARRIED = { viewTransitionName: 'product-picture' };

// The prefix of all product pages.
const DETAILS = paths.productDetails('', '').slice(0, -1);

/** The product whose details are on the screen, until the next screen is there. */
let opened: string | undefined;

const isOfDetails = (pathname: string) => pathname.startsWith(placeInLanguage(basename, DETAILS));

/** Whether a card that is drawn now is where its details go back to: not beside the gallery of another product. */
export const isGoingBackTo = (productId: string): boolean =>
  productId === opened && !isOfDetails(location.pathname);

/** Carries the picture of this card. */
export function carryPicture(card: Element | null): void {
  dropCarried();
  Object.assign((card?.querySelector('.card-picture') as HTMLElement | null)?.style ?? {}, CARRIED);
}

/** When a transition is over. */
export function dropCarried(): void {
  for (const picture of document.querySelectorAll<HTMLElement>('.card-picture'))
    picture.style.viewTransitionName = '';
}

/** Knows which product is on the screen, for the way back. */
export function useOpened(productId: string | undefined): void {
  useEffect(() => {
    opened = productId;
    return () => {
      // The screen that comes now is drawn already.
      opened = undefined;
    };
  }, [productId]);
}

/** Whether the gallery of a product page takes part in a view transition: not where another product is opened. */
export function useGalleryInTransition(): boolean {
  const isInvolved = useViewTransitionState(useLocation().pathname);
  // The location of a navigation includes the basename, that of useLocation does not.
  const next = useNavigation().location;
  return isInvolved && !(next && isOfDetails(next.pathname));
}
