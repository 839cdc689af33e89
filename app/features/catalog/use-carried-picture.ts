import { useLocation, useNavigation, useViewTransitionState } from 'react-router';
import { paths } from '#app/paths.ts';

// Without an id and a category, what all addresses of details begin with.
const DETAILS = paths.productDetails('', '').slice(0, -1);

const isProductDetails = (path: string) => path.startsWith(DETAILS);

/** Whether the page is about to change to another product's details. */
function useIsLeavingForDetails(): boolean {
  const { location } = useNavigation();
  return location !== undefined && isProductDetails(location.pathname);
}

/** Whether a card shows the picture that is carried to the details, or back from them. Only one may, on either page. */
export function useCardCarriesPicture(details: string): boolean {
  const isInvolved = useViewTransitionState(details);
  const isOnDetails = isProductDetails(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && (!isOnDetails || isLeavingForDetails);
}

/** The same for the gallery of the details. */
export function useGalleryCarriesPicture(): boolean {
  const isInvolved = useViewTransitionState(useLocation().pathname);
  const isLeavingForDetails = useIsLeavingForDetails();
  return isInvolved && !isLeavingForDetails;
}
