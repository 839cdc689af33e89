/** Presents catalogue rows as the contract's documents, with keys in the order of the remote provider
 *  (docs/departures.md). */

import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { languageOf, originOf } from '#api/platform/http/request.ts';
import type { products, Specification } from '#api/schema/catalogue.ts';
import { writePictureUrl } from '#contract/catalogue/pictures.ts';
import type { Language } from '#contract/constants.ts';
import { findUnitPricePiastres, toEgp } from '#contract/money.ts';
import type { listColumns, Sibling } from './find-products.ts';
import type { BrandRow, CategoryRow, SubcategoryRow, TaxonomySnapshot } from './taxonomy.ts';

type Row = typeof products.$inferSelect;
/** The columns that lists show. */
export type ProductRow = Pick<Row, keyof Row & keyof typeof listColumns>;

/** What presenting depends on: the origin of picture URLs, the language and the taxonomy. */
export interface View {
  origin: string;
  language: Language;
  taxonomy: TaxonomySnapshot;
}

type Named = { nameEn: string; nameAr: string };
const nameOf = (row: Named, language: Language) => (language === 'ar' ? row.nameAr : row.nameEn);

/** The options of one product, such as size XL. */
function presentOptions(optionValues: string[], { taxonomy, language }: View) {
  const own = new Set(optionValues);
  return [...taxonomy.options.values()].flatMap((option) => {
    const value = option.values.find(({ key }) => own.has(`${option.key}:${key}`));
    return value
      ? {
          key: option.key,
          name: nameOf(option, language),
          value: value.key,
          valueName: nameOf(value, language),
        }
      : [];
  });
}

/** Presents a category or brand inside another document. */
function presentGroup(row: CategoryRow | BrandRow, view: View) {
  return {
    _id: row.id,
    name: nameOf(row, view.language),
    slug: row.slug,
    image: writePictureUrl(view.origin, row.picture),
  };
}

/** Presents a category or brand as a document of its own. */
export function presentGroupDocument(row: CategoryRow | BrandRow, view: View) {
  return {
    ...presentGroup(row, view),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function presentSubcategory(row: SubcategoryRow, view: View) {
  return { _id: row.id, name: nameOf(row, view.language), slug: row.slug, category: row.categoryId };
}

/** Presents a subcategory as a document of its own. */
export function presentSubcategoryDocument(row: SubcategoryRow, view: View) {
  return {
    ...presentSubcategory(row, view),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Presents subcategories inside another document; unknown ids are left out. */
export function presentSubcategories(ids: string[], view: View) {
  return ids.flatMap((id) => {
    const row = view.taxonomy.subcategories.get(id);
    return row ? [presentSubcategory(row, view)] : [];
  });
}

/** Presents category and brand inside another document; brand may be null. */
export function presentParents(row: Pick<ProductRow, 'categoryId' | 'brandId'>, view: View) {
  const category = view.taxonomy.categories.get(row.categoryId);
  const brand = row.brandId ? view.taxonomy.brands.get(row.brandId) : undefined;
  return {
    category: category && presentGroup(category, view),
    brand: brand ? presentGroup(brand, view) : null,
  };
}

/** Presents a product in a list. */
export function presentProduct(row: ProductRow & { placeholder: string | null }, view: View) {
  const offerPrice = row.offerPiastres === null ? null : toEgp(row.offerPiastres);
  return {
    sold: row.sold,
    images: row.pictures.map((key) => writePictureUrl(view.origin, key)),
    subcategory: presentSubcategories(row.subcategoryIds, view),
    ratingsQuantity: row.ratingsQuantity,
    _id: row.id,
    title: titleIn(row, view.language),
    slug: row.slug,
    description: view.language === 'ar' ? row.descriptionAr : row.descriptionEn,
    quantity: row.quantity,
    price: toEgp(row.pricePiastres),
    ...(offerPrice !== null && { priceAfterDiscount: offerPrice }),
    offerPrice,
    imageCover: writePictureUrl(view.origin, row.cover),
    ...(row.placeholder && { imagePlaceholder: row.placeholder }),
    ...presentParents(row, view),
    ratingsAverage: row.ratingsAverage,
    ...(row.optionValues.length > 0 && { options: presentOptions(row.optionValues, view) }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    id: row.id,
  };
}

/** Presents the fields that only the answer for a single product has: specifications and warranty, if there are any. */
export function presentSpecifications(
  row: { specifications: Specification[]; warrantyMonths: number },
  { language }: View,
) {
  const { specifications, warrantyMonths } = row;
  return {
    ...(specifications.length > 0 && {
      specifications: specifications.map(({ name, value }) => ({
        name: name[language],
        value: value[language],
      })),
    }),
    ...(warrantyMonths > 0 && { warrantyMonths }),
  };
}

/** Presents a product inside a cart: as in a list, but without price (the line has it), images and description. */
export function presentCartProduct(
  row: Pick<
    ProductRow,
    | 'id'
    | 'titleEn'
    | 'titleAr'
    | 'slug'
    | 'quantity'
    | 'cover'
    | 'categoryId'
    | 'brandId'
    | 'subcategoryIds'
    | 'ratingsAverage'
    | 'ratingsQuantity'
    | 'sold'
    | 'optionValues'
  >,
  view: View,
) {
  return {
    sold: row.sold,
    subcategory: presentSubcategories(row.subcategoryIds, view),
    ratingsQuantity: row.ratingsQuantity,
    _id: row.id,
    title: titleIn(row, view.language),
    slug: row.slug,
    quantity: row.quantity,
    imageCover: writePictureUrl(view.origin, row.cover),
    ...presentParents(row, view),
    ratingsAverage: row.ratingsAverage,
    ...(row.optionValues.length > 0 && { options: presentOptions(row.optionValues, view) }),
    id: row.id,
  };
}

export function titleIn(row: { titleEn: string; titleAr: string }, language: Language): string {
  return language === 'ar' ? row.titleAr : row.titleEn;
}

/** Splits an option value such as `size:xl`. */
const splitOption = (text: string) => {
  const at = text.indexOf(':');
  return { key: text.slice(0, at), value: text.slice(at + 1) };
};

/** Presents the options of a family with the values that its products have. */
function presentFamilyOptions(siblings: Sibling[], { taxonomy, language }: View) {
  const present = new Set(siblings.flatMap(({ optionValues }) => optionValues));
  return [...taxonomy.options.values()].flatMap((option) => {
    const values = option.values.flatMap((value) =>
      present.has(`${option.key}:${value.key}`)
        ? {
            value: value.key,
            name: nameOf(value, language),
            ...(value.swatch && { swatch: value.swatch }),
          }
        : [],
    );
    return values.length > 0 ? { key: option.key, name: nameOf(option, language), values } : [];
  });
}

/** The common beginning of titles, cut at a comma; undefined if there is none. */
function findCommonTitle(titles: string[]): string | undefined {
  const [first = [], ...rest] = titles.map((title) => title.split(/(?=[,،] )/));
  const parts = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return first.slice(0, parts < 0 ? undefined : parts).join('') || undefined;
}

function presentShared(familyId: string, siblings: Sibling[], view: View) {
  const title = findCommonTitle(siblings.map((sibling) => titleIn(sibling, view.language)));
  return { _id: familyId, ...(title && { title }), options: presentFamilyOptions(siblings, view) };
}

/** Presents a family on a card: its options, price range and stock. */
export function presentFamilyCard(familyId: string, siblings: Sibling[], view: View) {
  const prices = siblings.map(findUnitPricePiastres);
  return {
    ...presentShared(familyId, siblings, view),
    price: { min: toEgp(Math.min(...prices)), max: toEgp(Math.max(...prices)) },
    inStock: siblings.some(({ quantity }) => quantity > 0),
  };
}

/** Presents a family on a product page, with all siblings. */
export function presentFamily(familyId: string, siblings: Sibling[], view: View) {
  return {
    ...presentShared(familyId, siblings, view),
    siblings: siblings.map((sibling) => ({
      _id: sibling.id,
      options: Object.fromEntries(
        sibling.optionValues.map(splitOption).map(({ key, value }) => [key, value]),
      ),
      quantity: sibling.quantity,
      price: toEgp(sibling.pricePiastres),
      offerPrice: sibling.offerPiastres === null ? null : toEgp(sibling.offerPiastres),
      imageCover: writePictureUrl(view.origin, sibling.cover),
    })),
  };
}

/**
 * Creates the view for a request. For a cached answer, pass the query of its cache key, since the answer must not
 * depend on other parameters.
 */
export async function viewFor(c: Context<ApiEnv>, api: Api, query?: URLSearchParams): Promise<View> {
  return {
    origin: originOf(c),
    language: languageOf(c, query),
    taxonomy: await api.taxonomy.read(),
  };
}
