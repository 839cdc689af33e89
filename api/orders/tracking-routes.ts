import { confirmAddress } from '#api/account/users.ts';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { trackingCalls } from '#contract/orders/tracking.ts';
import { confirmByShopper } from './confirm-own-order.ts';
import { findOrder } from './list.ts';
import { presentTrackedOrder } from './present.ts';
import { readToken } from './tracking-links.ts';

/** Calls behind an order's signed links: tracking and confirmation. */
export function serveTracking(api: Api, { serve }: CallRoutes): void {
  const hash = createKeyedHash(api.tokenSecret);

  async function findLinked(orderId: string) {
    const found = await findOrder(api.db, orderId);
    // The link was valid, but its order is gone.
    if (!found) throw refuse('unknown-link');
    return found;
  }

  serve(trackingCalls.trackOrder, async (c) => {
    const orderId = readToken(hash, 'tracking', c.req.param('token') ?? '');
    await api.limits.take('trackOrder', orderId);
    return { data: presentTrackedOrder(await findLinked(orderId), await viewFor(c, api)) };
  });

  serve(trackingCalls.confirmTrackedOrder, async (c) => {
    await api.limits.take('checkoutClient', clientOf(c));
    const orderId = readToken(hash, 'confirm', c.req.param('token') ?? '');
    const { order } = await findLinked(orderId);
    // Only the email contains this link, so whoever opens it reads the mailbox of the address.
    await confirmAddress(api.db, order.userId, api.clock());
    await confirmByShopper(api, orderId);
    return { data: presentTrackedOrder(await findLinked(orderId), await viewFor(c, api)) };
  });
}
