import { shopClient } from '#app/features/session/shop-client.ts';
import { listBrands, listCategories, listSubcategories } from '#contract/catalogue/calls.ts';
import type { GroupField, GroupOption } from './search-options.ts';

const LIST_CALLS = {
  categories: listCategories,
  subcategories: listSubcategories,
  brands: listBrands,
} as const;
const MAX_FOUND = 20;

/** Finds groups whose name contains the keyword. */
export async function findGroups(
  field: GroupField,
  keyword: string,
  signal: AbortSignal,
): Promise<GroupOption[]> {
  const { data } = await shopClient(LIST_CALLS[field], { query: { keyword, limit: MAX_FOUND }, signal });
  return data.map(({ _id, name }) => ({ id: _id, name }));
}
