import * as v from 'valibot';
import { listMetadata } from '#contract/envelope.ts';
import { product } from './answers.ts';
import { facets } from './facets.ts';

/** A list of products with facets, as our own provider answers it. */
export const facetedList = v.object({
  results: v.number(),
  metadata: v.optional(v.object({ ...listMetadata.entries, facets: v.optional(facets) })),
  data: v.array(product),
});
