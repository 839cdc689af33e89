import type { Context } from 'hono';
import { presentCartProduct, viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { savedCalls } from '#contract/cart/saved-calls.ts';
import { findUnitPricePiastres, toEgp } from '#contract/money.ts';
import { readCartDiscount } from './coupon.ts';
import { prepareCartQueries } from './queries.ts';
import { presentCart } from './routes.ts';
import { moveSavedLine, putSavedLine, readSavedLines, removeSavedLine, saveLine } from './saved-queries.ts';

/** Serves lines that are saved for later. Calls that also change the cart answer with the cart and the saved lines. */
export function serveSaved(api: Api, { serve }: CallRoutes): void {
  const { db } = api;
  const carts = prepareCartQueries(db);

  async function listSaved(c: Context<ApiEnv>) {
    const view = await viewFor(c, api);
    const rows = await readSavedLines(db, c.var.user.id);
    return rows.map(({ count, product }) => ({
      count,
      product: presentCartProduct(product, view),
      price: toEgp(findUnitPricePiastres(product)),
    }));
  }
  async function showSaved(c: Context<ApiEnv>) {
    const data = await listSaved(c);
    return { status: 'success', count: data.length, data };
  }
  async function showBoth(c: Context<ApiEnv>) {
    const cart = await carts.read(c.var.user.id);
    return {
      status: 'success',
      ...presentCart(cart, await viewFor(c, api), await readCartDiscount(api, cart)),
      saved: await listSaved(c),
    };
  }

  serve(savedCalls.readSaved, showSaved);

  serve(savedCalls.saveForLater, async (c, { body }) => {
    await saveLine(db, c.var.user.id, (await body()).productId);
    return showBoth(c);
  });

  serve(savedCalls.putSaved, async (c, { id, body }) => {
    const productId = id('productId');
    await putSavedLine(db, c.var.user.id, productId, (await body()).count);
    return showSaved(c);
  });

  serve(savedCalls.removeFromSaved, async (c, { id }) => {
    await removeSavedLine(db, c.var.user.id, id('productId'));
    return showSaved(c);
  });

  serve(savedCalls.moveToCart, async (c, { id }) => {
    await moveSavedLine(db, c.var.user.id, id('productId'));
    return showBoth(c);
  });
}
