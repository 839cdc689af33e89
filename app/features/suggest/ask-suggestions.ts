import { hasWords } from '#app/features/catalogue/has-words.ts';
import { type ShownProduct, toShownProduct } from '#app/features/catalogue/shown-product.ts';
import { listProducts, suggestProducts } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';

export interface SuggestedGroup {
  id: string;
  name: string;
}

export interface Suggestions {
  products: ShownProduct[];
  categories: SuggestedGroup[];
  brands: SuggestedGroup[];
  /** What was searched for instead of what is typed. */
  corrected: string | undefined;
}

/** The most products in the list; of categories and brands half as many. */
const MOST = 6;

const toGroups = (groups: { _id: string; name: string }[]) =>
  groups.slice(0, MOST / 2).map(({ _id, name }) => ({ id: _id, name }));

/** A provider without suggestions takes the address for that of a product. */
const isUnknown = (error: unknown) =>
  error instanceof ProviderError && (error.code === 'not-found' || error.code === 'invalid');

async function askList(client: Client, keyword: string, options: CallOptions): Promise<Suggestions> {
  const { data } = await client(listProducts, { query: { keyword, limit: MOST }, ...options });
  // Some providers pass over the keyword.
  const products = data.filter((product) => hasWords(product, keyword)).slice(0, MOST);
  return { products: products.map(toShownProduct), categories: [], brands: [], corrected: undefined };
}

/** Asks for suggestions: our own provider by its own call, others for the first products that they find. */
export function createAsk(client: Client, isOwnProvider: () => boolean) {
  let hasCall: boolean | undefined;
  return async (keyword: string, options: CallOptions): Promise<Suggestions> => {
    hasCall ??= isOwnProvider();
    if (!hasCall) return askList(client, keyword, options);
    try {
      const { data } = await client(suggestProducts, { query: { q: keyword }, ...options });
      return {
        products: data.products.slice(0, MOST).map(toShownProduct),
        categories: toGroups(data.categories),
        brands: toGroups(data.brands),
        corrected: data.corrected,
      };
    } catch (error) {
      if (!isUnknown(error)) throw error;
      hasCall = false;
      return askList(client, keyword, options);
    }
  };
}
