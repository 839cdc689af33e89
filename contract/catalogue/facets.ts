/** Facets of a list of products. The products screen alone needs them: no other one loads this. */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { optionList, priceRange } from './options.ts';
import type { ProductQuery } from './query.ts';

const text = v.string();
const number = v.number();
/** The name spares a client from asking for it. */
const counts = v.array(v.object({ _id: text, count: number, name: v.optional(text) }));
const steps = v.array(v.object({ from: number, count: number }));
/** How many products each other choice would leave; only our own provider sends it, on request. */
export const facets = v.object({
  categories: counts,
  brands: counts,
  subcategories: v.optional(counts, []),
  /** Absent where nothing matches. Steps that nothing stands on are left out. */
  price: v.optional(v.object({ ...priceRange, steps: v.optional(steps, []) })),
  /** How many are rated so or better. */
  ratings: v.optional(steps, []),
  offers: v.optional(number),
  inStock: v.optional(number),
  options: v.optional(optionList, []),
  /** Whether there may be more of each than was counted. */
  isMore: v.optional(v.boolean()),
});

export type Facets = v.InferOutput<typeof facets>;

/** The list with nothing read of it but its facets. */
export const listFacets = defineCall<{ query: ProductQuery }>()({
  path: '/products',
  answer: v.object({ metadata: v.optional(v.object({ facets: v.optional(facets) })) }),
});
