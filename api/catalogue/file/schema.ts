/** The schema of catalogue files. Prices are in EGP; pictures are paths relative to the file. */
import * as v from 'valibot';
import { writeRefusal } from '#contract/refusals/refusals.ts';
import { OBJECT_ID } from '#contract/rules.ts';
import { isStorable } from '#contract/text.ts';

const TEXT_EXPECTED = 'must be a text that is not empty';
const text = (max = 500) =>
  v.pipe(
    v.string(TEXT_EXPECTED),
    v.trim(),
    v.nonEmpty(TEXT_EXPECTED),
    v.maxLength(max, writeRefusal('too-long', [max])),
    v.check(isStorable, writeRefusal('not-storable')),
  );
const id = v.pipe(
  v.string('must be 24 hex digits'),
  v.regex(OBJECT_ID, 'must be 24 hex digits'),
  v.toLowerCase(),
);
const inBothLanguages = (max: number) =>
  v.object({ en: text(max), ar: text(max) }, 'must have a text in en and in ar');
const number = (min: number, max: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const wholeNumber = v.pipe(number(0, 1_000_000_000), v.integer('must be a whole number'));
const hasDecimals = (decimals: number) => (value: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6;
const price = v.pipe(number(0, 20_000_000), v.check(hasDecimals(2), 'must have at most two decimals'));
const picture = v.pipe(
  text(),
  v.regex(
    /^(?!.*\.\.)\w[\w./-]*\.(?:webp|jpe?g|png|avif)$/i,
    'must be the path of a picture (webp, jpg, png, avif) beside the file',
  ),
);
const slug = v.pipe(text(200), v.regex(/^\S+$/, 'must have no blanks'));
const LIST_EXPECTED = 'must be a list';
const optionKey = v.pipe(
  text(40),
  v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
);
const swatch = v.pipe(
  v.string('must be a colour like #1f2a44'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #1f2a44'),
  v.toLowerCase(),
);
/** The greatest offset of a time zone from UTC. */
const MAX_OFFSET_HOURS = 14;

/** Whether a timestamp is valid. Days such as 30 February and offsets such as 20 hours are not. */
function isMoment(text: string): boolean {
  if (!v.ISO_TIMESTAMP_REGEX.test(text)) return false;
  const day = text.slice(0, 10);
  const date = new Date(day);
  const hours = /[+-](\d\d)(?::?\d\d)?$/.exec(text.slice(10))?.[1] ?? 0;
  return date.getUTCFullYear() > 0 && date.toISOString().startsWith(day) && Number(hours) <= MAX_OFFSET_HOURS;
}
const MOMENT_EXPECTED = 'must be a moment like 2024-05-01T09:00:00.000Z';
const namedRow = { id, slug, name: inBothLanguages(200) };

/** A single line of text: in CSV, each line of a cell is a row of the specifications table. */
const line = (max: number) => v.pipe(text(max), v.regex(/^[^\r\n]*$/, 'must be one line'));
const name = v.pipe(line(100), v.regex(/^[^:]*$/, 'must have no colon'));
const value = line(500);
const specification = v.object({
  name: v.object({ en: name, ar: name }, 'must have a text in en and in ar'),
  value: v.object({ en: value, ar: value }, 'must have a text in en and in ar'),
});

/** The schema of a row of each kind. A kind comes after the kinds that it refers to. */
export const catalogueRows = {
  /** Options in which the products of a family differ, such as size. A value that the file leaves out stays in the shop
   *  as long as a product has it. */
  options: v.object({
    key: optionKey,
    name: inBothLanguages(200),
    values: v.pipe(
      v.array(
        v.object({ key: optionKey, name: inBothLanguages(200), swatch: v.optional(swatch) }),
        LIST_EXPECTED,
      ),
      v.minLength(1, 'must name at least one value'),
      v.check(
        (values) => new Set(values.map(({ key }) => key)).size === values.length,
        'must name each value once',
      ),
    ),
  }),
  categories: v.object({ ...namedRow, image: picture }),
  subcategories: v.object({ ...namedRow, category: id }),
  brands: v.object({ ...namedRow, image: picture }),
  products: v.object({
    id,
    slug,
    title: inBothLanguages(300),
    description: inBothLanguages(10_000),
    price,
    /** If missing, the shop's value stays; a new product gets an offer by the specification's rule, from its rating. */
    offerPrice: v.optional(v.nullable(price)),
    ratingsAverage: v.pipe(number(0, 5), v.check(hasDecimals(1), 'must have at most one decimal')),
    ratingsQuantity: wholeNumber,
    sold: wholeNumber,
    quantity: wholeNumber,
    category: id,
    brand: v.nullable(id),
    subcategories: v.array(id, LIST_EXPECTED),
    /** An id that products share if they differ only in options such as size. If missing, the shop's value stays. */
    family: v.optional(v.nullable(id)),
    /** The product's options within its family, such as `{ "size": "xl" }`. If missing, the shop's value stays. */
    options: v.optional(v.nullable(v.record(optionKey, optionKey, 'must name a value for each option'))),
    /** The rows of the product's specifications table. If missing, the shop's value stays. */
    specifications: v.optional(
      v.pipe(v.array(specification, LIST_EXPECTED), v.maxLength(30, 'must have at most 30 rows')),
    ),
    /** 0 means no warranty. If missing, the shop's value stays. */
    warrantyMonths: v.optional(v.pipe(number(0, 600), v.integer('must be a whole number'))),
    imageCover: picture,
    images: v.pipe(
      v.array(picture, LIST_EXPECTED),
      v.minLength(1, 'must name at least one picture'),
      v.maxLength(10, 'must name at most ten pictures'),
    ),
    createdAt: v.pipe(v.string(MOMENT_EXPECTED), v.check(isMoment, MOMENT_EXPECTED)),
  }),
};

export const catalogueFile = v.object({
  options: v.optional(v.array(catalogueRows.options, LIST_EXPECTED)),
  categories: v.array(catalogueRows.categories, LIST_EXPECTED),
  subcategories: v.array(catalogueRows.subcategories, LIST_EXPECTED),
  brands: v.array(catalogueRows.brands, LIST_EXPECTED),
  products: v.array(catalogueRows.products, LIST_EXPECTED),
});

export type CatalogueFile = v.InferOutput<typeof catalogueFile>;
export type Kind = keyof typeof catalogueRows;
export type RowOf<K extends Kind> = v.InferOutput<(typeof catalogueRows)[K]>;
export const KINDS = Object.keys(catalogueRows) as Kind[];
