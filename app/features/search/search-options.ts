import type { Category } from '#contract/catalogue/answers.ts';

export interface GroupOption {
  id: string;
  name: string;
}

export const toGroupOption = ({ _id, name }: Category): GroupOption => ({ id: _id, name });

/** Names of categories and brands by id, without the lists that have not arrived. */
export function nameGroups(...lists: (GroupOption[] | undefined)[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap((list = []) => list.map(({ id, name }) => [id, name])));
}

/** The number of products per choice, and their price range; only our own provider has them. */
export interface ShownFacets {
  counts: Record<string, number>;
  minPiastres: number | undefined;
  maxPiastres: number | undefined;
}

/** The choices of the filters. Lists are empty until they arrive. */
export interface SearchOptions {
  categories: GroupOption[];
  brands: GroupOption[];
  facets: ShownFacets | undefined;
}
