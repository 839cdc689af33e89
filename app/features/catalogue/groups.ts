import type { Category } from '#contract/catalogue/answers.ts';
import type { listBrands, listCategories } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';

/** The fields of a category or brand that a card needs. */
export interface ShownGroup {
  id: string;
  name: string;
  slug: string;
  picture: string;
  /** The first subcategories of a category; only our own provider is asked for them. */
  subcategories?: { id: string; name: string }[];
}

export function toShownGroup({ _id, name, slug, image }: Category): ShownGroup {
  return { id: _id, name, slug: slug ?? '', picture: image ?? '' };
}

// Limits the number of calls, since a provider may report any number of pages.
const MAX_PAGES = 10;

/** Loads all brands or categories. The first call has no query; its metadata tells how many pages follow. */
export async function listAllGroups(
  list: typeof listBrands | typeof listCategories,
  client: Client,
  options: CallOptions,
): Promise<Category[]> {
  const first = await client(list, options);
  const pages = Math.min(first.metadata?.numberOfPages ?? 1, MAX_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
      client(list, { query: { page: at + 2 }, ...options }),
    ),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}
