import { useLocation, useNavigation, useViewTransitionState } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { paths } from '#app/paths.ts';
import { basename } from '#messages/language.ts';

// Without an id and a category, what all addresses of details begin with.
const DETAILS = paths.productDetails('', '').slice(0, -1);

const isProductDetails = (path: string) => path.startsWith(DETAILS);

/** Whether the page is about to change to another product's details. */
function useIsLeavingForDetails(): boolean {
  const { location } = useNavigation();
  // What is on the way has its whole address, what is shown only its path in the language.
  return location?.pathname.startsWith(placeInLanguage(basename, DETAILS)) ?? false;
}

/** Whether a card shows the picture that is carried to the details, or back from them. Only one may, on either page. */
export function useCardInTransition(details: string): boolean {
  const isInvolved = useViewTransitionState(details);
  const isOnDetails = isProductDetails(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && (!isOnDetails || isLeavingForDetails);
}

/** The same for the gallery of the details. */
export function useGalleryInTransition(): boolean {
  const isInvolved = useViewTransitionState(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && !isLeavingForDetails;
}
