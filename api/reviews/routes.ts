/** Reviews: /products/{id}/reviews and /reviews. */

import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { requireUser } from '#api/account/require-user.ts';
import { findProduct } from '#api/catalogue/find-products.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { presentList, readPage } from '#api/platform/http/list-query.ts';
import { readBody, readId } from '#api/platform/http/parse-request.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { changeReviewRequest, reviewRequest } from '#contract/reviews/requests.ts';
import { presentReview, presentWrittenReview } from './present.ts';
import { addReview, changeReview, countReviews, deleteReview, findReview, findReviews } from './queries.ts';

const LIST_PARAMETERS = new Set(['page', 'limit']);
const NO_PARAMETERS = new Set<string>();

const unknown = (id: string) => failure(404, ERROR_TEXTS.noDocument(id));

/** The calls that read, write, change and remove reviews. */
export function reviewRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const signedIn = requireUser(api);
  const mayWrite = createMiddleware<ApiEnv>(async (c, next) => {
    await api.limits.take('changeAccount', c.var.user.id);
    await next();
  });

  async function listReviews(query: URLSearchParams, productId?: string) {
    const page = readPage(query);
    const rows = await findReviews(api.db, { page, ...(productId && { productId }) });
    return presentList(rows.map(presentReview), await countReviews(api.db, productId), page);
  }

  routes.get(
    '/products/:id/reviews',
    api.hot.handle(LIST_PARAMETERS, async (c, query) => {
      const id = readId(c);
      if (!(await findProduct(api.db, id))) throw unknown(id);
      return listReviews(query, id);
    }),
  );
  routes.post('/products/:id/reviews', signedIn, mayWrite, async (c) => {
    const productId = readId(c);
    const request = await readBody(c, reviewRequest);
    const written = await addReview(api.db, { ...request, productId, userId: c.var.user.id });
    if (written === 'no product') throw unknown(productId);
    if (written === 'already there') {
      throw fieldFailure('product', ERROR_TEXTS.alreadyReviewed, 'body', productId);
    }
    await api.version.bump();
    return answerJson(c, { data: presentWrittenReview(written) }, 201);
  });

  routes.get(
    '/reviews',
    api.hot.handle(LIST_PARAMETERS, (_c, query) => listReviews(query)),
  );
  routes.get(
    '/reviews/:id',
    api.hot.handle(NO_PARAMETERS, async (c) => {
      const id = readId(c);
      const row = await findReview(api.db, id);
      if (!row) throw unknown(id);
      return { data: presentReview(row) };
    }),
  );
  routes.put('/reviews/:id', signedIn, mayWrite, async (c) => {
    const id = readId(c);
    const request = await readBody(c, changeReviewRequest);
    const row = await changeReview(api.db, { ...request, id, userId: c.var.user.id });
    if (!row) throw unknown(id);
    await api.version.bump();
    return answerJson(c, { data: presentWrittenReview(row) });
  });
  routes.delete('/reviews/:id', signedIn, mayWrite, async (c) => {
    const id = readId(c);
    if (!(await deleteReview(api.db, { id, userId: c.var.user.id }))) throw unknown(id);
    await api.version.bump();
    return c.body(null, 204);
  });
  return routes;
}
