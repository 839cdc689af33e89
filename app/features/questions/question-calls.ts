/** The provider's calls for questions; lazily loaded. */
import { shopClient } from '#app/features/session/shop-client.ts';
import { askQuestion, listQuestions } from '#contract/questions/calls.ts';
import { type ShownQuestions, toShownQuestions } from './shown-question.ts';

const MAX_QUESTIONS = 100;

/** The newest questions about a product, all of them unless there are very many. */
export async function listAll(id: string): Promise<ShownQuestions> {
  return toShownQuestions(await shopClient(listQuestions, { id, query: { page: 1, limit: MAX_QUESTIONS } }));
}

/** Asks a question in the language of the page, in which the answer comes by email. */
export async function send(id: string, question: string): Promise<void> {
  await shopClient(askQuestion, { id, body: { question } });
}
