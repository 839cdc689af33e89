/** What products can be chosen by, such as size and colour. */
import * as v from 'valibot';

const text = v.string();

/** Options with their values, in the shop's order. */
export const optionList = v.array(
  v.object({
    key: text,
    name: text,
    values: v.array(
      v.object({
        value: text,
        name: text,
        /** Of a colour, as CSS writes it. */
        swatch: v.optional(text),
        /** In facets: how many products have it. */
        count: v.optional(v.number()),
      }),
    ),
  }),
);

/** The lowest and the highest price, in EGP. */
export const priceRange = { min: v.number(), max: v.number() };
