/** Facets of a list of products; only the products screen loads this. */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { optionList, priceRange } from './options.ts';
import type { ProductQuery } from './query.ts';

const text = v.string();
const number = v.number();
const counts = v.array(v.object({ _id: text, count: number, name: v.optional(text) }));
const steps = v.array(v.object({ from: number, count: number }));
/** Numbers of products per filter value; sent by our own provider only, on request. */
export const facets = v.object({
  categories: counts,
  brands: counts,
  subcategories: v.optional(counts, []),
  /** Absent if no product matches. Steps without products are left out. */
  price: v.optional(v.object({ ...priceRange, steps: v.optional(steps, []) })),
  /** Numbers of products with at least that rating. */
  ratings: v.optional(steps, []),
  offers: v.optional(number),
  inStock: v.optional(number),
  options: v.optional(optionList, []),
  /** Whether the counts are lower bounds. */
  isMore: v.optional(v.boolean()),
});

export type Facets = v.InferOutput<typeof facets>;

/** Calls the list of products, but parses only the facets of its answer. */
export const listFacets = defineCall<{ query: ProductQuery }>()({
  path: '/products',
  answer: v.object({ metadata: v.optional(v.object({ facets: v.optional(facets) })) }),
});
