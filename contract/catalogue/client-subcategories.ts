/** Subcategories: reads that never carry a token. */

import type { CallOptions, Client } from '#contract/client.ts';
import { listOf } from '#contract/envelope.ts';
import { subcategory } from './answers.ts';
import type { ListQuery } from './client-catalogue.ts';

/** One page of subcategories. */
export const listSubcategories = (client: Client, query?: ListQuery, options?: CallOptions) =>
  client({ path: 'subcategories', query, answer: listOf(subcategory) }, options);
