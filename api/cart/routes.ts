import type { Context } from 'hono';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { cartCalls } from '#contract/cart/calls.ts';
import { MAX_CART_LINES } from '#contract/constants.ts';
import { EMPTY_CART, presentCart, presentCartOfIds, refuseCount } from './present.ts';
import { type CartWithLines, prepareCartQueries } from './queries.ts';

/** The cart, in the two forms clients know: v2 differs in the answers to an add and to a clear, and knows of coupons. */
export function serveCart(api: Api, { serve, guardBelow }: CallRoutes): void {
  const carts = prepareCartQueries(api.db);

  const showCart = async (c: Context<ApiEnv>, cart: CartWithLines | undefined) => ({
    status: 'success',
    ...presentCart(cart, await viewFor(c, api)),
  });

  /** One more piece, or a refusal that says why not. */
  async function addPiece(userId: string, productId: string): Promise<void> {
    if (await carts.addPiece(userId, productId)) return;
    const stock = await carts.readStock(userId, productId);
    if (stock === undefined) throw refuse('no-product');
    const lines = (await carts.readPriced(userId))?.lines ?? [];
    const isNew = lines.every((line) => line.product.id !== productId);
    if (stock > 0 && isNew && lines.length >= MAX_CART_LINES) {
      throw refuseField('cart-full', { param: 'productId', value: productId, values: [MAX_CART_LINES] });
    }
    throw refuseCount(stock);
  }
  const added = { status: 'success', message: 'Product added successfully to your cart' };

  serve(cartCalls.readCart, async (c) => showCart(c, await carts.read(c.var.user.id)));

  serve(cartCalls.addToCart, async (c, { body }) => {
    const userId = c.var.user.id;
    await addPiece(userId, (await body()).productId);
    return { ...added, ...presentCartOfIds(await carts.readPriced(userId)) };
  });

  serve(cartCalls.addToCartV2, async (c, { body }) => {
    const userId = c.var.user.id;
    await addPiece(userId, (await body()).productId);
    return { ...added, ...presentCart(await carts.read(userId), await viewFor(c, api)) };
  });

  // Stands before the product id's path, which would take it for an id.
  serve(cartCalls.applyCouponV2, () => {
    throw refuse('invalid-coupon');
  });

  serve(cartCalls.setCount, async (c, { id, body }) => {
    const userId = c.var.user.id;
    const productId = id('productId');
    const { count } = await body();
    const isSet = await carts.setCount(userId, productId, count);
    const cart = await carts.read(userId);
    if (!cart) throw refuse('no-cart-yet', { values: [userId] });
    if (isSet) return showCart(c, cart);
    const stock = cart.lines.find((line) => line.product.id === productId)?.product.quantity;
    if (stock !== undefined && stock < count) throw refuseCount(stock, count);
    throw refuse('not-in-cart', { values: [productId] });
  });

  serve(cartCalls.removeFromCart, async (c, { id }) => {
    await carts.removeLine(c.var.user.id, id('productId'));
    return showCart(c, await carts.read(c.var.user.id));
  });

  serve(cartCalls.clearCart, async (c) => {
    await carts.clear(c.var.user.id);
    return { message: 'success' };
  });

  serve(cartCalls.clearCartV2, async (c) => {
    await carts.clear(c.var.user.id);
    return { status: 'success', message: 'Cart cleared', ...EMPTY_CART };
  });

  guardBelow(cartCalls.readCart);
}
