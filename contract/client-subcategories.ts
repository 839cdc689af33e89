/** Subcategories: reads that never carry a token. */
import { subcategory } from './catalog.ts';
import type { CallOptions, Client } from './client.ts';
import type { ListQuery } from './client-catalog.ts';
import { listOf } from './envelope.ts';

/** One page of subcategories. */
export const listSubcategories = (client: Client, query?: ListQuery, options?: CallOptions) =>
  client({ path: 'subcategories', query, answer: listOf(subcategory) }, options);
