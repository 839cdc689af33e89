import { useNavigation } from 'react-router';
import { placeInLanguage } from '#app/features/language/language.ts';
import { basename } from '#messages/language.ts';
import type { Sibling } from './family.ts';
import { pathOfDetails } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

interface Chosen {
  /** Undefined for a product without a family. */
  chosen: Sibling | undefined;
  /** The product, already with the price and the stock of the chosen one. */
  current: ShownDetails;
  /** Whether the rest of the chosen one is still on its way. */
  isPending: boolean;
}

/** Which one of the product's family is chosen: one on its way, or else the product itself. */
export function useChosen(product: ShownDetails): Chosen {
  const { location } = useNavigation();
  const { id, category, family } = product;
  const find = (isWanted: (sibling: Sibling) => boolean) => family?.siblings.find(isWanted);
  // The location of a navigation includes the basename.
  const coming = find(
    (one) => location?.pathname === placeInLanguage(basename, pathOfDetails({ id: one.id, category })),
  );
  const chosen = coming ?? find((one) => one.id === id);
  if (!coming || coming.id === id) return { chosen, current: product, isPending: false };
  const { stock, pricePiastres, offerPricePiastres } = coming;
  const current = { ...product, id: coming.id, stock, pricePiastres, offerPricePiastres };
  return { chosen, current, isPending: true };
}
