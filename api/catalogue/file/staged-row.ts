import { calculateSellingPricePiastres, toPiastres } from '#contract/money.ts';
import { checkRow, type FieldProblem } from './check-row.ts';
import type { CatalogueFormat, FileRow } from './formats/format.ts';
import type { Kind, RowOf } from './schema.ts';

/** A checked row: the fields to compare with other rows, and the columns to write. */
export interface StagedRow {
  kind: Kind;
  number: number;
  /** Where the row is, for messages. */
  place: string;
  is_bad: boolean;
  /** For an option, its key. */
  id?: string | undefined;
  slug?: string | undefined;
  category?: string | undefined;
  brand?: string | null | undefined;
  subcategories?: string[] | undefined;
  family?: string | null | undefined;
  /** Values such as `size:xl`: those of a product, or all values of an option. */
  options?: string[] | undefined;
  /** Paths relative to the file; the cover of a product first. */
  pictures?: string[] | undefined;
  /** Whether the row lacks the field, so that the shop's value stays. */
  keeps_offer?: boolean | undefined;
  keeps_family?: boolean | undefined;
  keeps_options?: boolean | undefined;
  /** The columns of its table, except pictures and position; undefined for invalid rows. */
  record?: Record<string, unknown> | undefined;
}

export interface StagedProblem {
  kind: Kind;
  number: number;
  /** The position among the problems of a row. */
  at: number;
  text: string;
}

type Name = { en: string; ar: string };
const toNameColumns = (name: Name) => ({ name_en: name.en, name_ar: name.ar });
const listValues = (options: Record<string, string> | null | undefined) =>
  Object.entries(options ?? {})
    .map(([key, value]) => `${key}:${value}`)
    .sort();

const recordOf: { [K in Kind]: (row: RowOf<K>) => Record<string, unknown> } = {
  options: ({ key, name, values }) => ({
    key,
    ...toNameColumns(name),
    values: values.map((value, position) => ({
      option_key: key,
      key: value.key,
      ...toNameColumns(value.name),
      swatch: value.swatch ?? null,
      position,
    })),
  }),
  categories: ({ id, slug, name }) => ({ id, slug, ...toNameColumns(name) }),
  subcategories: ({ id, slug, name, category }) => ({
    id,
    slug,
    ...toNameColumns(name),
    category_id: category,
  }),
  brands: ({ id, slug, name }) => ({ id, slug, ...toNameColumns(name) }),
  products: (row) => ({
    id: row.id,
    slug: row.slug,
    title_en: row.title.en,
    title_ar: row.title.ar,
    description_en: row.description.en,
    description_ar: row.description.ar,
    price_piastres: toPiastres(row.price),
    offer_piastres: row.offerPrice === undefined ? offerByRating(row) : toOptionalPiastres(row.offerPrice),
    quantity: row.quantity,
    sold: row.sold,
    ratings_sum: Math.round(row.ratingsAverage * row.ratingsQuantity * 10) / 10,
    ratings_quantity: row.ratingsQuantity,
    ratings_average: row.ratingsAverage,
    category_id: row.category,
    brand_id: row.brand,
    subcategory_ids: row.subcategories,
    family_id: row.family ?? null,
    option_values: listValues(row.options),
    specifications: row.specifications,
    warranty_months: row.warrantyMonths,
    created_at: row.createdAt,
  }),
};

const toOptionalPiastres = (price: number | null) => (price === null ? null : toPiastres(price));

/** The specification's rule for products without an offer price. */
function offerByRating({ price, ratingsAverage }: RowOf<'products'>): number | null {
  const pricePiastres = toPiastres(price);
  const sellingPiastres = calculateSellingPricePiastres(pricePiastres, ratingsAverage);
  return sellingPiastres < pricePiastres ? sellingPiastres : null;
}

type Fields = Pick<StagedRow, 'id' | 'slug' | 'category' | 'brand' | 'subcategories' | 'family'> &
  Pick<StagedRow, 'options' | 'pictures' | 'keeps_offer' | 'keeps_family' | 'keeps_options'>;

const fieldsOf: { [K in Kind]: (row: Partial<RowOf<K>>) => Fields } = {
  options: ({ key, values }) => ({ id: key, options: values?.map((value) => `${key}:${value.key}`) }),
  categories: ({ id, slug, image }) => ({ id, slug, pictures: image ? [image] : [] }),
  subcategories: ({ id, slug, category }) => ({ id, slug, category }),
  brands: ({ id, slug, image }) => ({ id, slug, pictures: image ? [image] : [] }),
  products: ({ id, slug, category, brand, subcategories, family, options, imageCover, images, ...row }) => ({
    id,
    slug,
    category,
    brand,
    subcategories,
    family,
    options: listValues(options),
    // An invalid cover leaves an empty string, so that the other pictures keep their index.
    pictures: [imageCover ?? '', ...(images ?? [])],
    keeps_offer: row.offerPrice === undefined,
    keeps_family: family === undefined,
    keeps_options: options === undefined,
  }),
};

const MAX_NAME_LENGTH = 200;

/** Replaces characters that the database can't store. */
const makeStorable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed();

/** Names a row for messages, such as `products[12] (slug)`. */
function namePlace(format: CatalogueFormat, { kind, number, input }: FileRow): string {
  const { slug, key } = (input ?? {}) as { slug?: unknown; key?: unknown };
  const name = kind === 'options' ? key : slug;
  const place = format.placeOf(kind, number);
  return typeof name === 'string' && name
    ? `${place} (${makeStorable(name.slice(0, MAX_NAME_LENGTH))})`
    : place;
}

/** Checks a row of a file individually. */
export function stageRow(
  format: CatalogueFormat,
  fileRow: FileRow,
): { row: StagedRow; problems: StagedProblem[] } {
  const { kind, number, input, unreadable, messages } = fileRow;
  const place = namePlace(format, fileRow);
  const toProblem = ({ field, message }: FieldProblem, at: number): StagedProblem => {
    const explanation = messages?.get(field) ?? message;
    const text = [place, format.fieldOf(field), explanation].filter(Boolean).join(': ');
    return { kind, number, at, text: makeStorable(text) };
  };
  if (unreadable) return { row: { kind, number, place, is_bad: true }, problems: [toProblem(unreadable, 0)] };
  const { row, problems } = checkRow(kind, input);
  const isBad = problems.length > 0;
  const staged: StagedRow = {
    kind,
    number,
    place,
    is_bad: isBad,
    ...(fieldsOf[kind] as (row: unknown) => Fields)(row),
    record: isBad ? undefined : (recordOf[kind] as (row: unknown) => Record<string, unknown>)(row),
  };
  return { row: staged, problems: problems.map(toProblem) };
}
