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

const CALLS = {
  categories: { list: listCategories, get: getCategory },
  subcategories: { list: listSubcategories, get: getSubcategory },
  brands: { list: listBrands, get: getBrand },
} as const;

/** Fewer than these are asked for one by one. */
const WORTH_A_LIST = 4;

const isNowhere = (error: unknown) =>
  error instanceof ProviderError && (error.code === 'not-found' || error.code === 'invalid');

/** The names of these groups, without those that do not exist. The first page of a list names all groups of most shops; a
 *  shop of thousands of brands is asked for the few that are left, and never for all of them. */
export async function nameGroups(
  field: GroupField,
  ids: string[],
  client: Client,
  options: CallOptions,
): Promise<ReadonlyMap<string, string>> {
  const { list, get } = CALLS[field];
  const names = new Map<string, string>();
  if (ids.length >= WORTH_A_LIST) {
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
          if (!isNowhere(error)) throw error;
        }
      }),
  );
  return names;
}
