import { placeInLanguage } from '#app/features/language/language.ts';
import { addressOf, writeCache } from '#app/features/loading/loader-cache.ts';
import { isOwnProvider } from '#app/features/session/provider-meta.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { basename } from '#messages/language.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import { type Found, findProducts } from './find-products.ts';
import type { Search } from './search.ts';

interface Appending {
  /** The search of the page to come. */
  search: Search;
  /** What is shown already. */
  found: Found;
  loaderData: object;
  /** Of all pages together. */
  address: string;
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

const withoutDoubles = (products: Found['products']) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

/** Asks for the next page alone, and caches it together with those above as the data of their address. Returns whether it
 *  is there; else a toast tells why, unless it was aborted. */
export async function appendPage({
  search,
  found,
  loaderData,
  address,
  signal,
}: Appending): Promise<boolean> {
  try {
    const next = await findProducts(shopClient, search, {
      isOwnProvider: isOwnProvider(),
      firstPage: search.page,
      signal,
    });
    if (signal.aborted) return false;
    const value: Found = { ...next, products: withoutDoubles([...found.products, ...next.products]) };
    // A `clientLoader` sees it with the basename.
    const url = new URL(placeInLanguage(basename, address), location.origin);
    writeCache(addressOf(url), { ...loaderData, found: { now: { value } } });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (signal.aborted) return false;
    showToast({ kind: 'error', text: sayProblem(error) });
    return false;
  }
}
