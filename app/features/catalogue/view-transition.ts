import { useLocation, useNavigation, useViewTransitionState } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';

// The prefix of all product pages.
const DETAILS = paths.productDetails('', '').slice(0, -1);

const isProductDetails = (path: string) => path.startsWith(DETAILS);

/** Whether a navigation to a product page is pending. */
function useIsLeavingForDetails(): boolean {
  const { location } = useNavigation();
  // The location of a navigation includes the basename, that of useLocation does not.
  return location?.pathname.startsWith(placeInLanguage(basename, DETAILS)) ?? false;
}

/** Whether a card's picture takes part in the view transition to or from its details. A name may occur only once per page,
 *  so on a product page a card has it only when it is the one being opened. */
export function useCardInTransition(details: string): boolean {
  const isInvolved = useViewTransitionState(details);
  const isOnDetails = isProductDetails(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && (!isOnDetails || isLeavingForDetails);
}

/** The same for the gallery of a product page. */
export function useGalleryInTransition(): boolean {
  const isInvolved = useViewTransitionState(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && !isLeavingForDetails;
}
