/** The wish list. */

import { Hono } from 'hono';
import { requireUser } from '#api/account/require-user.ts';
import { presentProduct, viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody, readId } from '#api/platform/http/parse-request.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { productIdRequest } from '#contract/cart/requests.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { MAX_WISHES } from '#contract/limits.ts';
import { prepareWishQueries } from './queries.ts';

/** The calls under /wishlist; changes answer with ids only, as at the provider. */
export function wishListRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const wishes = prepareWishQueries(api.db);
  routes.use('/wishlist/*', requireUser(api));

  routes.get('/wishlist', async (c) => {
    const view = await viewFor(c, api);
    const rows = await wishes.readProducts(c.var.user.id);
    const data = rows.map((row) => ({ ...presentProduct(row, view), __v: 0 }));
    return answerJson(c, { status: 'success', count: data.length, data });
  });

  routes.post('/wishlist', async (c) => {
    const { productId } = await readBody(c, productIdRequest);
    if (!(await wishes.add(c.var.user.id, productId))) throw failure(404, ERROR_TEXTS.noProduct);
    const data = await wishes.readIds(c.var.user.id);
    if (!data.includes(productId)) {
      throw fieldFailure('productId', `A wish list holds at most ${MAX_WISHES} products`, 'body', productId);
    }
    return answerJson(c, {
      status: 'success',
      message: 'Product added successfully to your wishlist',
      data,
    });
  });

  routes.delete('/wishlist/:productId', async (c) => {
    await wishes.remove(c.var.user.id, readId(c, 'productId'));
    return answerJson(c, {
      status: 'success',
      // The provider's words: clients may compare them.
      message: 'Product removed successfully to your wishlist',
      data: await wishes.readIds(c.var.user.id),
    });
  });
  return routes;
}
