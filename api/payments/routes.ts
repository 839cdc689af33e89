import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { limitOrders, readOrderRequest } from '#api/orders/request.ts';
import { readToken, writePaymentLink } from '#api/orders/tracking-links.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf, originOf, readQueryValue } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { trackingCalls } from '#contract/orders/tracking.ts';
import { paymentCalls } from '#contract/payments/calls.ts';
import { payByLink } from './pay-by-link.ts';
import { resolveReturnAddresses } from './return-address.ts';
import { startCheckout } from './start-checkout.ts';

/**
 * The calls that start a checkout, or a payment by an order's link. notification-routes.ts serves the gateways'
 * notifications.
 */
export function servePayments(api: Api, { serve }: CallRoutes): void {
  const hash = createKeyedHash(api.tokenSecret);
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

  serve(trackingCalls.payTrackedOrder, async (c, { body }) => {
    await api.limits.take('checkoutClient', clientOf(c));
    const orderId = readToken(hash, 'pay', c.req.param('token') ?? '');
    await api.limits.take('payOrder', orderId);
    const { gateway } = await body();
    const [origin, language] = [originOf(c), languageOf(c)];
    const returnTo = `${writePaymentLink(origin, hash, { id: orderId, language })}&from=payment`;
    const { url } = await payByLink(api, { orderId, gateway, returnTo, origin, language });
    return { url };
  });
}
