import { toLanguagePath } from '#app/features/language/language.ts';
import { cacheKeyOf, writeCache } from '#app/features/navigation/loader-cache.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { basename } from '#messages/language.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import { type Found, findProducts } from './find-products.ts';
import type { Search } from './search.ts';

interface AppendOptions {
  /** The search of the next page. */
  search: Search;
  /** The results shown so far. */
  found: Found;
  loaderData: object;
  /** The address that shows all these pages together. */
  address: string;
  /** Aborted when the result is no longer needed. */
  signal: AbortSignal;
}

const removeDuplicates = (products: Found['products']) => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

/** Loads the next page, and caches it together with the pages above it as the loader data of `address`. Returns whether
 *  that succeeded. A toast reports a failure, but not an abort. */
export async function appendPage({
  search,
  found,
  loaderData,
  address,
  signal,
}: AppendOptions): Promise<boolean> {
  try {
    const next = await findProducts(shopClient, search, {
      isOwnProvider: isOwnProvider(),
      firstPage: search.page,
      signal,
    });
    if (signal.aborted) return false;
    const value: Found = { ...next, products: removeDuplicates([...found.products, ...next.products]) };
    // The URL in a `clientLoader` includes the basename.
    const url = new URL(toLanguagePath(basename, address), location.origin);
    writeCache(cacheKeyOf(url), { ...loaderData, found: { now: { value } } });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (signal.aborted) return false;
    showToast({ kind: 'error', text: formatProblem(error) });
    return false;
  }
}
