import type { Category } from '#contract/catalogue/answers.ts';
import { toLatinDigits } from '#contract/rules.ts';
import { formatNumber } from '#messages/numbers.ts';
import * as search from '#messages/search.ts';
import type { NamesById } from './list-choices.ts';

/** A category, subcategory or brand that can be chosen. */
export interface GroupOption {
  id: string;
  name: string;
  /** The number of matching products; only from our own provider. */
  count?: number | undefined;
}

export const toGroupOption = ({ _id, name }: Pick<Category, '_id' | 'name'>): GroupOption => ({
  id: _id,
  name,
});

/** The filters by group: category, subcategory, brand. */
export const GROUP_FIELDS = ['categories', 'subcategories', 'brands'] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

/** A bar of the price histogram. */
export interface PriceStep {
  fromPiastres: number;
  /** Undefined for the last one, which has no end. */
  toPiastres: number | undefined;
  count: number;
}

export interface OptionValue {
  /** The value in the address, such as `size:xl`. */
  value: string;
  name: string;
  /** The CSS colour, if the value is a colour. */
  swatch?: string;
  count: number | undefined;
}

/** An option of products, such as size or colour. */
export interface OptionFilter {
  key: string;
  name: string;
  values: OptionValue[];
}

/** The facets of our own provider: the number of products per choice. */
export interface ShownFacets extends Record<GroupField, GroupOption[]> {
  /** The group filters that have more groups than are listed. */
  truncatedFields: GroupField[];
  price: { minPiastres: number; maxPiastres: number; steps: PriceStep[] } | undefined;
  ratings: { from: number; count: number | undefined }[];
  offers: number;
  inStock: number;
  options: OptionFilter[];
  /** Whether counting stopped early, so that counts are minimums. */
  isMore: boolean;
}

/** The choices of the filters. Lists are empty until they arrive. */
export interface SearchOptions extends Record<GroupField, GroupOption[]> {
  facets: ShownFacets | undefined;
}

interface LoadedChoices {
  facets: ShownFacets | undefined;
  categories: GroupOption[] | undefined;
  brands: GroupOption[] | undefined;
}

/** The choices that have arrived: from the facets of our own provider, or from the lists of others. */
export function toSearchOptions({ facets, categories = [], brands = [] }: LoadedChoices): SearchOptions {
  const groups = facets ?? { categories, subcategories: [], brands };
  return {
    categories: groups.categories,
    subcategories: groups.subcategories,
    brands: groups.brands,
    facets,
  };
}

/** The names of all choices, by id or value. */
export function nameChoices({ facets, ...groups }: SearchOptions): NamesById {
  return new Map([
    ...GROUP_FIELDS.flatMap((field) => groups[field].map(({ id, name }) => [id, name] as const)),
    ...(facets?.options ?? []).flatMap(({ values }) =>
      values.map(({ value, name }) => [value, name] as const),
    ),
  ]);
}

/** The number of products of a choice; '120+' if counting stopped early. */
export function formatCount(count: number | undefined, isMore: boolean): string | undefined {
  if (count === undefined) return undefined;
  const written = formatNumber(count);
  return isMore && count > 0 ? search.atLeast(written) : written;
}

const FOLDED_CHARACTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** Normalises a name for matching: ignores case, Arabic diacritics and spelling variants. */
export function foldName(name: string): string {
  return toLatinDigits(name)
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآٱىةؤئ]/g, (character) => FOLDED_CHARACTERS[character] ?? character)
    .trim();
}
