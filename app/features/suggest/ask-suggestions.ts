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
  /** The keyword that was searched instead, if the typed one was corrected. */
  corrected: string | undefined;
  /** The words of the keyword that were left out, because nothing matched them. */
  leftOut: string | undefined;
}

/** The maximum number of products in the list. Categories and brands are each limited to half of it. */
const MAX_PRODUCTS = 6;

const toGroups = (groups: { _id: string; name: string }[]) =>
  groups.slice(0, MAX_PRODUCTS / 2).map(({ _id, name }) => ({ id: _id, name }));

/** A provider without this call takes `suggest` in the path for the id of a product, and refuses it. */
const isUnknownCall = (error: unknown) =>
  error instanceof ProviderError && (error.code === 'not-found' || error.code === 'invalid');

async function askList(client: Client, keyword: string, options: CallOptions): Promise<Suggestions> {
  const { data } = await client(listProducts, { query: { keyword, limit: MAX_PRODUCTS }, ...options });
  // Some providers ignore the keyword.
  const products = data.filter((product) => hasWords(product, keyword)).slice(0, MAX_PRODUCTS);
  return {
    products: products.map(toShownProduct),
    categories: [],
    brands: [],
    corrected: undefined,
    leftOut: undefined,
  };
}

/** Returns a function that asks for suggestions: our own provider by its suggestions call, others by a list call. */
export function createAskSuggestions(client: Client, isOwnProvider: () => boolean) {
  let hasCall: boolean | undefined;
  return async (keyword: string, options: CallOptions): Promise<Suggestions> => {
    hasCall ??= isOwnProvider();
    if (!hasCall) return askList(client, keyword, options);
    try {
      const { data } = await client(suggestProducts, { query: { q: keyword }, ...options });
      return {
        products: data.products.slice(0, MAX_PRODUCTS).map(toShownProduct),
        categories: toGroups(data.categories),
        brands: toGroups(data.brands),
        corrected: data.corrected,
        leftOut: data.leftOut,
      };
    } catch (error) {
      if (!isUnknownCall(error)) throw error;
      hasCall = false;
      return askList(client, keyword, options);
    }
  };
}
