import { listSubcategoriesOfCategory } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import type { ShownGroup } from './groups.ts';

/** So many stand on the card of a category; its products screen has all of them. */
const MOST_SHOWN = 5;

/** Categories with their first subcategories; without them where they can't be had. */
export function addSubcategories(
  categories: ShownGroup[],
  client: Client,
  options: CallOptions,
): Promise<ShownGroup[]> {
  return Promise.all(
    categories.map(async (category) => {
      const found = await client(listSubcategoriesOfCategory, {
        id: category.id,
        query: { limit: MOST_SHOWN },
        ...options,
      }).catch(() => undefined);
      return { ...category, parts: (found?.data ?? []).map(({ _id, name }) => ({ id: _id, name })) };
    }),
  );
}
