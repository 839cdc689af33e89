import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { limitOrders, readOrderRequest } from '#api/orders/request.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { languageOf, originOf, readQueryValue } from '#api/platform/http/request.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { paymentCalls } from '#contract/payments/calls.ts';
import { resolveReturnAddresses } from './return-address.ts';
import { startCheckout } from './start-checkout.ts';

/** The call that starts a checkout. Gateways' notifications are in notification-routes.ts. */
export function servePayments(api: Api, { serve }: CallRoutes): void {
  const readReturnAddresses = (c: Context<ApiEnv>, origin: string) => {
    const value = readQueryValue(new URL(c.req.url).searchParams, 'url') ?? origin;
    const origins = [origin, ...api.settings.returnOrigins];
    const addresses = resolveReturnAddresses(value, { origins, browserOrigin: c.req.header('origin') });
    if (!addresses) throw refuseField('return-not-allowed', { param: 'url', location: 'query', value });
    return addresses;
  };

  serve(paymentCalls.startCheckout, async (c, { id }) => {
    await limitOrders(api, c);
    const origin = originOf(c);
    const session = await startCheckout(api, {
      user: c.var.user,
      cartId: id('cartId'),
      ...(await readOrderRequest(api, c)),
      gateway: readQueryValue(new URL(c.req.url).searchParams, 'gateway'),
      returnTo: readReturnAddresses(c, origin),
      origin,
      language: languageOf(c),
    });
    return {
      status: 'success' as const,
      session: { url: session.url, success_url: session.successUrl, cancel_url: session.cancelUrl },
    };
  });
}
