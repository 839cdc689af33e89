/** Options of products, such as size and colour, and price steps. */
import * as v from 'valibot';

const text = v.string();

/** Options with their values, in the order that the shop defines. */
export const optionList = v.array(
  v.object({
    key: text,
    name: text,
    values: v.array(
      v.object({
        value: text,
        name: text,
        /** The CSS colour of a colour value. */
        swatch: v.optional(text),
        /** In facets: the number of products. */
        count: v.optional(v.number()),
      }),
    ),
  }),
);

/** The lowest and the highest price, in EGP. */
export const priceRange = { min: v.number(), max: v.number() };

/** Lower bounds of the price histogram's steps, in EGP. The database has the same steps. */
export const PRICE_STEPS = [
  0, 50, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000,
  30_000, 40_000, 50_000, 75_000, 100_000,
] as const;
