import * as v from 'valibot';

const counts = v.array(v.object({ _id: v.string(), count: v.number() }));
/** How many products each other choice would leave, and their price range; only our own provider sends it, on request. */
const facets = v.object({
  categories: counts,
  brands: counts,
  /** Absent where nothing matches. */
  price: v.optional(v.object({ min: v.number(), max: v.number() })),
});

export const listMetadata = v.object({
  currentPage: v.number(),
  numberOfPages: v.number(),
  limit: v.number(),
  nextPage: v.optional(v.number()),
  prevPage: v.optional(v.number()),
  facets: v.optional(facets),
});

/** A page of a list: `results` counts the matches of all pages. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ results: v.number(), metadata: v.optional(listMetadata), data: v.array(item) });

/** A single document under `data`. */
export const dataOf = <const Item extends v.GenericSchema>(item: Item) => v.object({ data: item });

export type Facets = v.InferOutput<typeof facets>;
