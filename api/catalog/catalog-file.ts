/** The form of a catalogue file. Prices are EGP; pictures are paths beside the file. */
import * as v from 'valibot';
import { OBJECT_ID } from '#contract/rules.ts';
import { requiredText } from '#contract/text.ts';

const id = v.pipe(v.string(), v.regex(OBJECT_ID, 'must be 24 hex digits'), v.toLowerCase());
const inBothLanguages = (max: number) =>
  v.object({ en: requiredText('is missing', max), ar: requiredText('is missing', max) });
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const picture = v.pipe(
  requiredText('is missing'),
  v.regex(/^(?!.*\.\.)[\w./-]+\.(?:webp|jpe?g|png|avif)$/i, 'must be the path of a picture beside the file'),
);
const slug = v.pipe(requiredText('is missing', 200), v.regex(/^\S+$/, 'must have no blanks'));
const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(20_000_000),
  v.check((egp) => Math.abs(egp * 100 - Math.round(egp * 100)) < 1e-6, 'must have at most two decimals'),
);

export const catalogFile = v.object({
  categories: v.array(v.object({ id, slug, name: inBothLanguages(200), image: picture })),
  subcategories: v.array(v.object({ id, slug, name: inBothLanguages(200), category: id })),
  brands: v.array(v.object({ id, slug, name: inBothLanguages(200), image: picture })),
  products: v.array(
    v.object({
      id,
      slug,
      title: inBothLanguages(300),
      description: inBothLanguages(10_000),
      price,
      ratingsAverage: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
      ratingsQuantity: wholeNumber,
      sold: wholeNumber,
      quantity: wholeNumber,
      category: id,
      brand: v.nullable(id),
      subcategories: v.array(id),
      imageCover: picture,
      images: v.pipe(v.array(picture), v.minLength(1), v.maxLength(10)),
      createdAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});

export type CatalogFile = v.InferOutput<typeof catalogFile>;
