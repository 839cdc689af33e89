import type { CallOptions, Client } from '#contract/client/client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { listQuestions } from '#contract/questions/calls.ts';
import { type ShownQuestions, toShownQuestions } from './shown-question.ts';

/** How many questions a page contains; others are loaded on request. */
const FIRST_PAGE = { page: 1, limit: 4 };

/** The first questions about a product; none if they can't be loaded. */
export async function loadQuestions(
  client: Client,
  id: string,
  options: CallOptions,
): Promise<ShownQuestions> {
  try {
    return toShownQuestions(await client(listQuestions, { id, query: FIRST_PAGE, ...options }));
  } catch (error) {
    if (error instanceof ProviderError) return { listed: [], total: 0 };
    throw error;
  }
}
