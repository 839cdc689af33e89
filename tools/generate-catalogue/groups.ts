/** Makes categories, subcategories, brands and options of a generated catalogue, as rows. */
import { type InventedBrand, inventBrands } from './brands.ts';
import { createChoice, createZipfWeights, makeId, type Random, toSlug } from './random.ts';
import { CATEGORIES } from './words/categories.ts';
import type { Phrase } from './words/category-words.ts';
import { OPTION_KINDS, OPTIONS } from './words/options.ts';

/** All dates lie in these four years, which are fixed so that catalogues are reproducible. */
export const OPENED_AT = Date.UTC(2022, 10, 1);
export const CLOSED_AT = Date.UTC(2026, 10, 1);

const NO_BRAND_SHARE = 0.03;

/** Picture keys of categories and brands. */
export interface GroupPictures {
  ofCategory(at: number): string;
  ofBrand(at: number): string;
}

// Part of the ids, so that they are unique across kinds.
const KIND_NUMBERS = { category: 1, subcategory: 2, brand: 3 };

function nameRow(seed: number, kind: keyof typeof KIND_NUMBERS, { en, ar }: Phrase, position: number) {
  const at = new Date(OPENED_AT);
  return {
    id: makeId(seed, OPENED_AT, position, KIND_NUMBERS[kind]),
    slug: toSlug(en),
    nameEn: en,
    nameAr: ar,
    position,
    createdAt: at,
    updatedAt: at,
  };
}

/** Creates a function that draws a brand of a category, weighted: a few brands have most products. */
function createBrandChoice(brands: readonly InventedBrand[]) {
  const brandsByCategory = CATEGORIES.map((_, category) =>
    brands.flatMap((brand, at) => (brand.categories.includes(category) ? [at] : [])),
  );
  const choices = brandsByCategory.map((own) => createChoice(createZipfWeights(own.length, 0.9)));
  return (random: Random, category: number): number | undefined => {
    if (random.chance(NO_BRAND_SHARE)) return undefined;
    return brandsByCategory[category]?.[choices[category]?.(random) ?? 0];
  };
}

/** Creates everything that products refer to. */
export function makeGroups(seed: number, products: number, pictures: GroupPictures) {
  const invented = inventBrands(seed, products, CATEGORIES);
  const categories = CATEGORIES.map(({ name }, at) => ({
    ...nameRow(seed, 'category', name, at),
    picture: pictures.ofCategory(at),
  }));
  const subcategories = CATEGORIES.flatMap(({ subcategories }, at) =>
    subcategories.map(({ name }) => ({ name, categoryId: categories[at]?.id ?? '' })),
  ).map(({ name, categoryId }, at) => ({ ...nameRow(seed, 'subcategory', name, at), categoryId }));
  const brands = invented.map((name, at) => ({
    ...nameRow(seed, 'brand', name, at),
    picture: pictures.ofBrand(at),
  }));
  const options = OPTIONS.map(({ key, en, ar }, position) => ({ key, nameEn: en, nameAr: ar, position }));
  const optionValues = Object.values(OPTION_KINDS)
    .flatMap(({ option, values }) => values.map((value) => ({ ...value, option })))
    .map(({ option, key, en, ar, swatch }, position) => ({
      optionKey: option,
      key,
      nameEn: en,
      nameAr: ar,
      swatch: swatch ?? null,
      position,
    }));
  return { categories, subcategories, brands, options, optionValues, drawBrand: createBrandChoice(invented) };
}

export type Groups = ReturnType<typeof makeGroups>;
