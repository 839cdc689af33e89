import type { RouterContextProvider } from 'react-router';
import { makeOnce } from '#app/features/product/make-once.ts';
import { isDocumentContext } from '#app/provider.ts';
import type { ShownProduct } from './shown-product.ts';

/** Placeholders stand in for the pictures that somebody sees arrive; further down they would only make the page heavy. */
const IN_VIEW_EARLY = 6;

/** Makes all of a product but its id invisible to what writes the page's data: the server renders it, and the browser reads
 *  it from the card (`readCard`). */
const hideFromData = makeOnce(({ id, ...rest }: ShownProduct): ShownProduct => {
  const hidden = Object.entries(rest).map(([name, value]) => [name, { value, writable: true }] as const);
  return Object.defineProperties({ id }, Object.fromEntries(hidden)) as ShownProduct;
});

const dropPlaceholder = makeOnce(
  (product: ShownProduct): ShownProduct => ({ ...product, placeholder: undefined }),
);

/** The products of a list as a page carries them: once, in their cards. Data that scripts fetch have them whole. */
export function carryInPage(
  context: Readonly<RouterContextProvider>,
  products: ShownProduct[],
): ShownProduct[] {
  const shown = products.map((product, at) => (at < IN_VIEW_EARLY ? product : dropPlaceholder(product)));
  return context.get(isDocumentContext) ? shown.map(hideFromData) : shown;
}
