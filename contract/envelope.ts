import * as v from 'valibot';

const text = v.string();
const number = v.number();
export const listMetadata = v.object({
  currentPage: number,
  numberOfPages: number,
  limit: number,
  nextPage: v.optional(number),
  prevPage: v.optional(number),
  /** Whether there are more than `results`: our own provider stops counting large lists. */
  isMore: v.optional(v.boolean()),
  /** What our own provider searched for instead of the keyword. */
  corrected: v.optional(text),
  /** The words of the keyword that our own provider ignored, because nothing matches them. */
  leftOut: v.optional(text),
});

/** A page of a list: `results` counts the matches of all pages. */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ results: number, metadata: v.optional(listMetadata), data: v.array(item) });

/** A single document under `data`. */
export const dataOf = <const Item extends v.GenericSchema>(item: Item) => v.object({ data: item });
