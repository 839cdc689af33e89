import type { Category } from '#contract/catalogue/answers.ts';
import type { Names } from './list-choices.ts';

/** A category, subcategory or brand that can be chosen. */
export interface GroupOption {
  id: string;
  name: string;
  /** How many products it would leave; only our own provider tells. */
  count?: number | undefined;
}

export const toGroupOption = ({ _id, name }: Pick<Category, '_id' | 'name'>): GroupOption => ({
  id: _id,
  name,
});

/** The filters whose choices are groups of products. */
export const GROUP_FIELDS = ['categories', 'subcategories', 'brands'] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

/** A bar of the histogram of prices. */
export interface PriceStep {
  fromPiastres: number;
  /** Undefined for the last one, which has no end. */
  toPiastres: number | undefined;
  count: number;
}

export interface OptionValue {
  /** As the address has it, such as `size:xl`. */
  value: string;
  name: string;
  /** A colour, where it is one. */
  swatch?: string;
  count: number | undefined;
}

/** Sizes, colours or whatever else products come in. */
export interface OptionFilter {
  key: string;
  name: string;
  values: OptionValue[];
}

/** What our own provider tells about the choices: how many products each would leave. */
export interface ShownFacets extends Record<GroupField, GroupOption[]> {
  /** Of which groups there are more than these. */
  cutFields: GroupField[];
  price: { minPiastres: number; maxPiastres: number; steps: PriceStep[] } | undefined;
  ratings: { from: number; count: number | undefined }[];
  offers: number;
  inStock: number;
  options: OptionFilter[];
  /** Whether there may be more of each than was counted. */
  isMore: boolean;
}

/** The choices of the filters. Lists are empty until they arrive. */
export interface SearchOptions extends Record<GroupField, GroupOption[]> {
  facets: ShownFacets | undefined;
}

interface Arrived {
  facets: ShownFacets | undefined;
  categories: GroupOption[] | undefined;
  brands: GroupOption[] | undefined;
}

/** The choices, as far as they have arrived: our own provider tells them with its facets, others list them. */
export function toSearchOptions({ facets, categories = [], brands = [] }: Arrived): SearchOptions {
  const groups = facets ?? { categories, subcategories: [], brands };
  return {
    categories: groups.categories,
    subcategories: groups.subcategories,
    brands: groups.brands,
    facets,
  };
}

/** The names of all choices, by id or value. */
export function nameChoices({ facets, ...groups }: SearchOptions): Names {
  return new Map([
    ...GROUP_FIELDS.flatMap((field) => groups[field].map(({ id, name }) => [id, name] as const)),
    ...(facets?.options ?? []).flatMap(({ values }) =>
      values.map(({ value, name }) => [value, name] as const),
    ),
  ]);
}
