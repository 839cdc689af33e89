/** The cart, in the two forms clients know. In a path, the id is the product's, never the line's. */

import { type Context, Hono } from 'hono';
import { requireUser } from '#api/account/require-user.ts';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody, readId } from '#api/platform/http/parse-request.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { cartCountRequest, productIdRequest } from '#contract/cart/requests.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { MAX_CART_LINES } from '#contract/limits.ts';
import { EMPTY_CART, presentCart, presentCartOfIds } from './present.ts';
import { type CartRow, prepareCartQueries } from './queries.ts';

function refuseCount(stock: number, asked?: number) {
  let reason = ERROR_TEXTS.piecesLeft(stock);
  if (stock === 0) reason = 'This product is out of stock';
  else if (stock === 1) reason = 'Only 1 piece left';
  else if (stock >= MAX_LINE_COUNT) reason = `At most ${MAX_LINE_COUNT} pieces of one product`;
  return fieldFailure('count', reason, 'body', asked);
}

const refuseAnotherProduct = (productId: string) =>
  fieldFailure('productId', `A cart holds at most ${MAX_CART_LINES} different products`, 'body', productId);

/** The calls under /cart; v2 differs in the answers to an add and to a clear, and knows of coupons. */
export function cartRoutes(api: Api, version: 'v1' | 'v2') {
  const routes = new Hono<ApiEnv>({ strict: false });
  const carts = prepareCartQueries(api.db);
  routes.use('/cart/*', requireUser(api));

  const answerCart = async (c: Context<ApiEnv>, cart: CartRow | undefined) =>
    answerJson(c, { status: 'success', ...presentCart(cart, await viewFor(c, api)) });

  routes.get('/cart', async (c) => answerCart(c, await carts.read(c.var.user.id)));

  routes.post('/cart', async (c) => {
    const userId = c.var.user.id;
    const { productId } = await readBody(c, productIdRequest);
    if (!(await carts.addPiece(userId, productId))) {
      const stock = await carts.readStock(productId);
      if (stock === undefined) throw failure(404, ERROR_TEXTS.noProduct);
      const lines = (await carts.readPriced(userId))?.lines ?? [];
      const isNew = lines.every((line) => line.product.id !== productId);
      if (stock > 0 && isNew && lines.length >= MAX_CART_LINES) throw refuseAnotherProduct(productId);
      throw refuseCount(stock);
    }
    const shown =
      version === 'v1'
        ? presentCartOfIds(await carts.readPriced(userId))
        : presentCart(await carts.read(userId), await viewFor(c, api));
    return answerJson(c, { status: 'success', message: 'Product added successfully to your cart', ...shown });
  });

  if (version === 'v2') {
    // Stands before the product id's path, which would take it for an id.
    routes.put('/cart/applyCoupon', () => {
      throw failure(400, 'Coupon is invalid or has expired');
    });
  }

  routes.put('/cart/:productId', async (c) => {
    const userId = c.var.user.id;
    const productId = readId(c, 'productId');
    const { count } = await readBody(c, cartCountRequest);
    const isSet = await carts.setCount(userId, productId, count);
    const cart = await carts.read(userId);
    if (!cart) throw failure(404, `No cart exist for this user: ${userId}`);
    if (isSet) return answerCart(c, cart);
    const stock = cart.lines.find((line) => line.product.id === productId)?.product.quantity;
    if (stock !== undefined && stock < count) throw refuseCount(stock, count);
    throw failure(404, ERROR_TEXTS.notInCart(productId));
  });

  routes.delete('/cart/:productId', async (c) => {
    await carts.removeLine(c.var.user.id, readId(c, 'productId'));
    return answerCart(c, await carts.read(c.var.user.id));
  });

  routes.delete('/cart', async (c) => {
    await carts.clear(c.var.user.id);
    return answerJson(
      c,
      version === 'v1'
        ? { message: 'success' }
        : { status: 'success', message: 'Cart cleared', ...EMPTY_CART },
    );
  });
  return routes;
}
