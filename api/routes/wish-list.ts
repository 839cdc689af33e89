/** The wish list. */
import { Hono } from 'hono';
import { presentProduct } from '#api/catalog/present.ts';
import { viewFor } from '#api/catalog/view.ts';
import { prepareWishQueries } from '#api/db/wish-queries.ts';
import type { Api } from '#api/dependencies.ts';
import { readBody, readId } from '#api/http/door.ts';
import { failure } from '#api/http/failure.ts';
import type { ApiEnv } from '#api/http/types.ts';
import { requireUser } from '#api/security/require-user.ts';
import { productIdRequest } from '#contract/cart.ts';

/** The calls under /wishlist; changes answer with ids only, as at the provider. */
export function wishListRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const wishes = prepareWishQueries(api.db);
  routes.use('/wishlist/*', requireUser(api));

  routes.get('/wishlist', async (c) => {
    const view = await viewFor(c, api);
    const rows = await wishes.readProducts(c.var.user.id);
    const data = rows.map((row) => ({ ...presentProduct(row, view), __v: 0 }));
    return c.json({ status: 'success', count: data.length, data });
  });

  routes.post('/wishlist', async (c) => {
    const { productId } = await readBody(c, productIdRequest);
    if (!(await wishes.add(c.var.user.id, productId))) throw failure(404, 'this product not found');
    return c.json({
      status: 'success',
      message: 'Product added successfully to your wishlist',
      data: await wishes.readIds(c.var.user.id),
    });
  });

  routes.delete('/wishlist/:productId', async (c) => {
    await wishes.remove(c.var.user.id, readId(c, 'productId'));
    return c.json({
      status: 'success',
      // The provider's words: clients may compare them.
      message: 'Product removed successfully to your wishlist',
      data: await wishes.readIds(c.var.user.id),
    });
  });
  return routes;
}
