import type { Context } from 'hono';
import { confirmAddress } from '#api/account/users.ts';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { trackingCalls } from '#contract/orders/tracking.ts';
import { confirmByShopper } from './confirm-own-order.ts';
import { findDuePiastres } from './due.ts';
import { findOrder } from './list.ts';
import { presentTrackedOrder } from './present.ts';
import type { OrderPayments } from './routes.ts';
import { readToken } from './tracking-links.ts';

/** What tracking needs from api/payments. It is passed in, because api/payments imports this folder. */
export interface TrackingPayments extends OrderPayments {
  /** Whether a payment of an order's due amount is pending at a gateway. */
  isMoneyUnderWay(orderId: string): Promise<boolean>;
}

/** Calls behind an order's signed links: tracking and confirmation. api/payments/routes.ts has the payment. */
export function serveTracking(
  api: Api,
  { serve }: CallRoutes,
  { reconcileOrders, isMoneyUnderWay }: TrackingPayments,
): void {
  const hash = createKeyedHash(api.tokenSecret);

  async function findLinked(orderId: string) {
    const found = await findOrder(api.db, orderId);
    // The link was valid, but its order is gone.
    if (!found) throw refuse('unknown-link');
    return found;
  }

  async function presentLinked(c: Context<ApiEnv>, orderId: string) {
    const found = await findLinked(orderId);
    const isDue = findDuePiastres(found.order) > 0;
    // The shopper may come back before the gateway's notification arrives.
    if (isDue) await reconcileOrders([orderId]);
    const money = { isMoneyUnderWay: isDue && (await isMoneyUnderWay(orderId)) };
    return { data: presentTrackedOrder(found, await viewFor(c, api), money) };
  }

  serve(trackingCalls.trackOrder, async (c) => {
    const orderId = readToken(hash, 'tracking', c.req.param('token') ?? '');
    await api.limits.take('trackOrder', orderId);
    return presentLinked(c, orderId);
  });

  serve(trackingCalls.confirmTrackedOrder, async (c) => {
    await api.limits.take('checkoutClient', clientOf(c));
    const orderId = readToken(hash, 'confirm', c.req.param('token') ?? '');
    const { order } = await findLinked(orderId);
    // Only the email contains this link, so whoever opens it can read the shopper's mailbox.
    await confirmAddress(api.db, order.userId, api.clock());
    await confirmByShopper(api, orderId);
    return presentLinked(c, orderId);
  });
}
