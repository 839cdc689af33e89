import { createMiddleware } from 'hono/factory';
import { questionsTopic } from '#api/catalogue/changes.ts';
import { findProduct } from '#api/catalogue/find-products.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf, presentList, readPage } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { questionCalls } from '#contract/questions/calls.ts';
import { addQuestion, countQuestions, findQuestions, type QuestionRow } from './queries.ts';

const presentAsked = ({ id, question, productId, createdAt }: QuestionRow) => ({
  _id: id,
  question,
  product: productId,
  createdAt: createdAt.toISOString(),
});

const presentQuestion = (row: QuestionRow) => ({
  ...presentAsked(row),
  answer: row.answer ?? '',
  answeredAt: row.answeredAt?.toISOString() ?? '',
});

/** Serves the shoppers' calls about questions. */
export function serveQuestions(api: Api, { serve, serveCached }: CallRoutes): void {
  const { db, limits } = api;
  const limitWriting = createMiddleware<ApiEnv>(async (c, next) => {
    await limits.take('changeAccount', c.var.user.id);
    await next();
  });
  async function requireProduct(productId: string): Promise<void> {
    if (!(await findProduct(db, productId))) throw refuse('no-document', { values: [productId] });
  }

  serveCached(questionCalls.listQuestions, async (_c, query, { id, uses }) => {
    const productId = id('id');
    await requireProduct(productId);
    // Nothing else of the product is shown, so that its sales invalidate nothing here.
    uses(questionsTopic(productId));
    const page = readPage(query);
    const rows = await findQuestions(db, productId, page);
    return presentList(rows.map(presentQuestion), await countQuestions(db, productId), page);
  });

  serve(
    questionCalls.askQuestion,
    async (c, { id, body }) => {
      const productId = id('id');
      const { question } = await body();
      await requireProduct(productId);
      await limits.take('questionClient', clientOf(c));
      await limits.take('questionAccount', c.var.user.id);
      const asked = { productId, userId: c.var.user.id, language: languageOf(c), question };
      return { data: presentAsked(await addQuestion(db, asked)) };
    },
    limitWriting,
  );
}
