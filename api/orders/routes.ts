import type { Context } from 'hono';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { languageOf, presentList, readPage } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { MAX_PAGE_SIZE } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { orderCalls } from '#contract/orders/calls.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { confirmOwnOrder, sendOwnOrderEmail } from './confirm-own-order.ts';
import { countOrders, listOrders } from './list.ts';
import { placeCashOrder } from './place-order.ts';
import { presentAnonymousOrder, presentOrder, presentPlacedOrder, presentShopper } from './present.ts';
import { limitOrders, readOrderRequest } from './request.ts';

/** What orders need from api/payments. It is passed in, because api/payments imports this folder. */
export interface OrderPayments {
  /** Asks gateways about the payments of these orders. */
  reconcileOrders(orderIds: string[]): Promise<void>;
}

/**
 * Calls for placing cash orders (v2 has another answer), and for listing, cancelling and confirming orders. See also
 * tracking-routes.ts.
 */
export function serveOrders(
  api: Api,
  { serve, serveBeforeToken }: CallRoutes,
  { reconcileOrders }: OrderPayments,
): void {
  const hash = createKeyedHash(api.tokenSecret);

  async function placeOrder(c: Context<ApiEnv>, id: (name: 'cartId') => string) {
    await limitOrders(api, c);
    const cartId = id('cartId');
    const request = await readOrderRequest(api, c);
    return placeCashOrder(api, { userId: c.var.user.id, cartId, language: languageOf(c), ...request });
  }

  /** Asks gateways about unpaid orders: a shopper may list orders before the gateway's notification arrives. */
  async function reconcileUnpaid(found: Awaited<ReturnType<typeof listOrders>>): Promise<void> {
    const waiting = found.filter(({ order: { status } }) => status === 'pending' || status === 'failed');
    if (waiting.length > 0) await reconcileOrders(waiting.map(({ order }) => order.id));
  }

  serve(orderCalls.placeCashOrder, async (c, { id }) => ({
    status: 'success',
    data: presentPlacedOrder(await placeOrder(c, id), hash),
  }));

  serve(orderCalls.placeCashOrderV2, async (c, { id }) => {
    const placed = await placeOrder(c, id);
    const data = presentPlacedOrder(placed, hash);
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

  // Serves clients that send no token, if the operator allows it.
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
    await reconcileUnpaid(found);
    return found.map((order) => presentOrder(order, user, view, hash));
  });

  serve(orderCalls.listOrders, async (c) => {
    const { user } = c.var;
    const page = readPage(new URL(c.req.url).searchParams);
    const view = await viewFor(c, api);
    const found = await listOrders(api.db, user.id, page.limit, (page.page - 1) * page.limit);
    await reconcileUnpaid(found);
    const data = found.map((order) => presentOrder(order, user, view, hash));
    return presentList(data, await countOrders(api.db, user.id), page);
  });

  serve(orderCalls.cancelOrder, async (c, { id }) => {
    const { user } = c.var;
    await limitOrders(api, c);
    const cancelled = await cancelOwnOrder(api, user.id, id('orderId'));
    return { data: presentOrder(cancelled, user, await viewFor(c, api), hash) };
  });

  serve(orderCalls.confirmOrder, async (c, { id }) => {
    const { user } = c.var;
    await limitOrders(api, c);
    const confirmed = await confirmOwnOrder(api, user, id('orderId'));
    return { data: presentOrder(confirmed, user, await viewFor(c, api), hash) };
  });

  serve(orderCalls.sendOrderEmail, async (c, { id }) => {
    await limitOrders(api, c);
    await sendOwnOrderEmail(api, c.var.user.id, id('orderId'));
    return { message: 'The email is on its way' };
  });
}
