import { listSubcategoriesOfCategory } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import type { ShownGroup } from './groups.ts';

/** The card of a category shows at most this many. */
const MAX_SUBCATEGORIES = 5;

/** Adds the first subcategories to each category, unless they can't be loaded. */
export function addSubcategories(
  categories: ShownGroup[],
  client: Client,
  options: CallOptions,
): Promise<ShownGroup[]> {
  return Promise.all(
    categories.map(async (category) => {
      const found = await client(listSubcategoriesOfCategory, {
        id: category.id,
        query: { limit: MAX_SUBCATEGORIES },
        ...options,
      }).catch(() => undefined);
      return { ...category, subcategories: (found?.data ?? []).map(({ _id, name }) => ({ id: _id, name })) };
    }),
  );
}
