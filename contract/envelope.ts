import * as v from 'valibot';

export const listMetadata = v.object({
  currentPage: v.number(),
  numberOfPages: v.number(),
  limit: v.number(),
  nextPage: v.optional(v.number()),
  prevPage: v.optional(v.number()),
});

/** A page of a list: `results` counts the matches of all pages. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ results: v.number(), metadata: v.optional(listMetadata), data: v.array(item) });

/** A single document under `data`. */
export const dataOf = <const Item extends v.GenericSchema>(item: Item) => v.object({ data: item });

export type ListMetadata = v.InferOutput<typeof listMetadata>;
