import type { Context } from 'hono';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { presentList, readPage } from '#api/platform/http/list-query.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { orderCalls } from '#contract/orders/calls.ts';
import { placeCashOrder } from './place.ts';
import { presentAnonymousOrder, presentOrder, presentPlacedOrder, presentShopper } from './present.ts';
import { countOrders, listOrders } from './queries.ts';
import { limitOrders, readOrderRequest } from './request.ts';

/** Cash orders and own orders; v2 differs in the answer to a cash order. */
export function serveOrders(api: Api, { serve, serveBeforeToken }: CallRoutes): void {
  async function placeOrder(c: Context<ApiEnv>, id: (name: 'cartId') => string) {
    await limitOrders(api, c);
    const cartId = id('cartId');
    return placeCashOrder(api, { userId: c.var.user.id, cartId, ...(await readOrderRequest(c)) });
  }

  serve(orderCalls.placeCashOrder, async (c, { id }) => ({
    status: 'success',
    data: presentPlacedOrder(await placeOrder(c, id)),
  }));

  serve(orderCalls.placeCashOrderV2, async (c, { id }) => {
    const placed = await placeOrder(c, id);
    const data = presentPlacedOrder(placed);
    const { taxPrice, shippingPrice, totalOrderPrice } = data;
    const cartPrice = toEgp(placed.order.itemsPiastres);
    return {
      status: 'success',
      message: 'Order placed successfully',
      user: presentShopper(c.var.user),
      pricing: { cartPrice, taxPrice, shippingPrice, totalOrderPrice },
      data,
    };
  });

  // For clients that send no token with it, where the operator wants them served.
  if (api.settings.isOrdersWithoutTokenOn) {
    serveBeforeToken(orderCalls.listOrdersOfUser, async (c, { id }) => {
      const userId = id('userId');
      const view = await viewFor(c, api);
      const found = await listOrders(api.db, userId, MAX_PAGE_SIZE);
      return found.map((order) => presentAnonymousOrder(order, view));
    });
  }

  serve(orderCalls.listOrdersOfUser, async (c, { id }) => {
    const { user } = c.var;
    if (id('userId') !== user.id) throw refuse('not-your-orders');
    const view = await viewFor(c, api);
    const found = await listOrders(api.db, user.id, MAX_PAGE_SIZE);
    return found.map((order) => presentOrder(order, user, view));
  });

  serve(orderCalls.listOrders, async (c) => {
    const { user } = c.var;
    const page = readPage(new URL(c.req.url).searchParams);
    const view = await viewFor(c, api);
    const found = await listOrders(api.db, user.id, page.limit, (page.page - 1) * page.limit);
    const data = found.map((order) => presentOrder(order, user, view));
    return presentList(data, await countOrders(api.db, user.id), page);
  });
}
