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

/** Error shape (a): everything except field validation. */
export const failure = v.object({ statusMsg: v.string(), message: v.string() });

/** Error shape (b): one object for the first wrong field; `message` is literally 'fail'. */
export const fieldFailure = v.object({
  message: v.literal('fail'),
  errors: v.object({
    value: v.optional(v.unknown()),
    msg: v.string(),
    param: v.string(),
    location: v.picklist(['body', 'params', 'query']),
  }),
});

export type ListMetadata = v.InferOutput<typeof listMetadata>;
export type Failure = v.InferOutput<typeof failure>;
export type FieldFailure = v.InferOutput<typeof fieldFailure>;
