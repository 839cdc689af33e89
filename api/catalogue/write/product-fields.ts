/** The fields of a product that people and files set. */
import { isDeepStrictEqual } from 'node:util';
import type { products } from '#api/schema/catalogue.ts';

export type ProductRow = typeof products.$inferSelect;

/** Columns that sales and reviews change; files may set them. */
export const LIVE_FIELDS = ['quantity', 'sold', 'ratingsSum', 'ratingsQuantity', 'ratingsAverage'] as const;
type LiveField = (typeof LIVE_FIELDS)[number];
export type LiveFields = Pick<ProductRow, LiveField>;

const UNSET = ['id', 'version', 'createdAt', 'updatedAt', ...LIVE_FIELDS] as const;
export type ProductFields = Omit<ProductRow, (typeof UNSET)[number]>;
export type ProductField = keyof ProductFields;

/** What a new product has in fields that are not given; the others must be. */
export const DEFAULTS = {
  offerPiastres: null,
  brandId: null,
  subcategoryIds: [],
  familyId: null,
  optionValues: [],
  specifications: [],
  warrantyMonths: 0,
  pictures: [],
  pictureTexts: {},
  costPiastres: null,
  barcode: null,
  weightGrams: null,
  seoTitleEn: null,
  seoTitleAr: null,
  seoTextEn: null,
  seoTextAr: null,
  relatedIds: [],
  isListed: true,
  archivedAt: null,
} satisfies Partial<ProductFields>;

const REQUIRED = [
  ...(['slug', 'titleEn', 'titleAr', 'descriptionEn', 'descriptionAr'] as const),
  ...(['pricePiastres', 'categoryId', 'cover'] as const),
] satisfies ProductField[];

const FIELDS = [...REQUIRED, ...(Object.keys(DEFAULTS) as ProductField[])];

/** The required fields that a new product lacks. */
export const listMissing = (set: Partial<ProductFields>): ProductField[] =>
  REQUIRED.filter((name) => set[name] === undefined || set[name] === '');

/** The fields that differ from the present ones. */
export const listChanged = (present: ProductFields, set: Partial<ProductFields>): ProductField[] =>
  FIELDS.filter((name) => set[name] !== undefined && !isDeepStrictEqual(set[name], present[name]));

/** The fields as JSON, for the history. */
export const pickFields = (row: ProductFields, names: ProductField[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]));

/** Fields from the history, where moments are text. */
export function readFields(kept: Record<string, unknown>): Partial<ProductFields> {
  const { archivedAt, ...fields } = kept;
  return {
    ...(fields as Partial<ProductFields>),
    ...(archivedAt !== undefined && {
      archivedAt: archivedAt === null ? null : new Date(String(archivedAt)),
    }),
  };
}

/** Fields that a search document is made of. */
export const SEARCHED: readonly ProductField[] = [
  ...(['titleEn', 'titleAr', 'descriptionEn', 'descriptionAr', 'categoryId'] as const),
  ...(['brandId', 'subcategoryIds', 'optionValues', 'isListed'] as const),
];
/** Fields that decide which lists have the product. */
export const LISTED_BY: readonly ProductField[] = [
  ...(['categoryId', 'brandId', 'subcategoryIds', 'familyId', 'optionValues', 'isListed'] as const),
];
export const PRICES: readonly ProductField[] = ['pricePiastres', 'offerPiastres'];
export const TEXTS: readonly ProductField[] = ['titleEn', 'titleAr', 'descriptionEn', 'descriptionAr'];
/** Fields that the products of a family must agree on, or differ in. */
export const OF_FAMILIES: readonly ProductField[] = ['familyId', 'categoryId', 'brandId', 'optionValues'];
