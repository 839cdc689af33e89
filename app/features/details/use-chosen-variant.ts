import { useNavigation } from 'react-router';
import { toLanguagePath } from '#app/features/language/language.ts';
import { basename } from '#messages/language.ts';
import type { Sibling } from './family.ts';
import { pathOfDetails } from './list-breadcrumbs.ts';
import type { ShownDetails } from './shown-details.ts';

interface ChosenVariant {
  /** Undefined for a product without a family. */
  chosen: Sibling | undefined;
  /** The product, with the id, price and stock of the chosen one. */
  current: ShownDetails;
  /** Whether the other fields of the chosen product are still loading. */
  isPending: boolean;
}

/** The chosen product of the family: the one being navigated to, or else the current one. */
export function useChosenVariant(product: ShownDetails): ChosenVariant {
  const { location } = useNavigation();
  const { id, category, family } = product;
  const find = (isWanted: (sibling: Sibling) => boolean) => family?.siblings.find(isWanted);
  // The location of a navigation includes the basename.
  const next = find(
    (one) => location?.pathname === toLanguagePath(basename, pathOfDetails({ id: one.id, category })),
  );
  const chosen = next ?? find((one) => one.id === id);
  if (!next || next.id === id) return { chosen, current: product, isPending: false };
  const { stock, pricePiastres, offerPricePiastres } = next;
  const current = { ...product, id: next.id, stock, pricePiastres, offerPricePiastres };
  return { chosen, current, isPending: true };
}
