import type { Category } from '#contract/catalogue/answers.ts';

/** A category or a brand to choose. */
export interface GroupOption {
  id: string;
  name: string;
}

export const toGroupOption = ({ _id, name }: Category): GroupOption => ({ id: _id, name });

/** Names of groups by their ids; none of a list that has not arrived. */
export function nameGroups(...lists: (GroupOption[] | undefined)[]): ReadonlyMap<string, string> {
  return new Map(lists.flatMap((list = []) => list.map(({ id, name }) => [id, name])));
}

/** How many products each choice would leave, and what they cost; only our own provider tells. */
export interface ShownFacets {
  counts: Record<string, number>;
  minPiastres: number | undefined;
  maxPiastres: number | undefined;
}

/** All that can be chosen. Lists are empty until they arrive. */
export interface SearchOptions {
  categories: GroupOption[];
  brands: GroupOption[];
  facets: ShownFacets | undefined;
}
