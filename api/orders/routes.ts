/** Cash orders, card checkout, own orders. */

import { type Context, Hono } from 'hono';
import { requireUser } from '#api/account/require-user.ts';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { resolveReturnAddresses } from '#api/payments/return-address.ts';
import { startCheckout } from '#api/payments/start-checkout.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { presentList, readPage, readQueryValue } from '#api/platform/http/list-query.ts';
import { readId } from '#api/platform/http/parse-request.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf, originOf } from '#api/platform/http/request-context.ts';
import { MAX_PAGE_SIZE } from '#contract/constants.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { toEgp } from '#contract/money.ts';
import { placeCashOrder } from './place.ts';
import { presentOrder, presentPlacedOrder, presentShopper } from './present.ts';
import { countOrders, listOrders } from './queries.ts';
import { readShippingAddress } from './shipping-address.ts';

/** The calls under /orders; v2 differs in the answer to a cash order. */
export function orderRoutes(api: Api, version: 'v1' | 'v2') {
  const routes = new Hono<ApiEnv>({ strict: false });
  const signedIn = requireUser(api);

  const takeLimits = async (c: Context<ApiEnv>) => {
    await api.limits.take('checkoutClient', clientOf(c));
    await api.limits.take('checkoutAccount', c.var.user.id);
  };
  const readReturnAddresses = (c: Context<ApiEnv>, origin: string) => {
    const base = readQueryValue(new URL(c.req.url).searchParams, 'url') ?? origin;
    const addresses = resolveReturnAddresses(base, [origin, ...api.settings.returnOrigins]);
    if (!addresses) {
      throw fieldFailure('url', ERROR_TEXTS.returnNotAllowed, 'query', base);
    }
    return addresses;
  };

  routes.post('/orders/checkout-session/:cartId', signedIn, async (c) => {
    await takeLimits(c);
    const origin = originOf(c);
    const session = await startCheckout(api, {
      user: c.var.user,
      cartId: readId(c, 'cartId'),
      address: await readShippingAddress(c),
      returnTo: readReturnAddresses(c, origin),
      origin,
      language: languageOf(c),
    });
    return answerJson(c, {
      status: 'success',
      session: { url: session.url, success_url: session.successUrl, cancel_url: session.cancelUrl },
    });
  });

  routes.post('/orders/:cartId', signedIn, async (c) => {
    await takeLimits(c);
    const { user } = c.var;
    const placed = await placeCashOrder(api, user.id, readId(c, 'cartId'), await readShippingAddress(c));
    const data = presentPlacedOrder(placed);
    if (version === 'v1') return answerJson(c, { status: 'success', data }, 201);
    const { taxPrice, shippingPrice, totalOrderPrice } = data;
    const cartPrice = toEgp(placed.order.itemsPiastres);
    return answerJson(
      c,
      {
        status: 'success',
        message: 'Order placed successfully',
        user: presentShopper(user),
        pricing: { cartPrice, taxPrice, shippingPrice, totalOrderPrice },
        data,
      },
      201,
    );
  });

  routes.get('/orders/user/:userId', signedIn, async (c) => {
    const { user } = c.var;
    if (readId(c, 'userId') !== user.id) throw failure(403, ERROR_TEXTS.notYourOrders);
    const view = await viewFor(c, api);
    const found = await listOrders(api.db, user.id, MAX_PAGE_SIZE);
    return answerJson(
      c,
      found.map((order) => presentOrder(order, user, view)),
    );
  });

  routes.get('/orders', signedIn, async (c) => {
    const { user } = c.var;
    const page = readPage(new URL(c.req.url).searchParams);
    const view = await viewFor(c, api);
    const found = await listOrders(api.db, user.id, page.limit, (page.page - 1) * page.limit);
    const data = found.map((order) => presentOrder(order, user, view));
    return answerJson(c, presentList(data, await countOrders(api.db, user.id), page));
  });
  return routes;
}
