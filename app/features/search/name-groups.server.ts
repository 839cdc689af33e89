import {
  getBrand,
  getCategory,
  getSubcategory,
  listBrands,
  listCategories,
  listSubcategories,
} from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { GroupField } from './search-options.ts';

const GROUP_CALLS = {
  categories: { list: listCategories, get: getCategory },
  subcategories: { list: listSubcategories, get: getSubcategory },
  brands: { list: listBrands, get: getBrand },
} as const;

/** Fewer ids are requested one by one. */
const MIN_IDS_FOR_LIST = 4;

const isNotFound = (error: unknown) =>
  error instanceof ProviderError && (error.code === 'not-found' || error.code === 'invalid');

/** The names of the groups that exist. The first page of the list has all groups of most shops; the remaining ids are
 *  requested one by one, so that thousands of brands are never all loaded. */
export async function nameGroups(
  field: GroupField,
  ids: string[],
  client: Client,
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  const { list, get } = GROUP_CALLS[field];
  const names = new Map<string, string>();
  if (ids.length >= MIN_IDS_FOR_LIST) {
    const { data } = await client(list, options);
    for (const { _id, name } of data) names.set(_id, name);
  }
  await Promise.all(
    ids
      .filter((id) => !names.has(id))
      .map(async (id) => {
        try {
          names.set(id, (await client(get, { id, ...options })).data.name);
        } catch (error) {
          if (!isNotFound(error)) throw error;
        }
      }),
  );
  return names;
}
