import { confirmAddress } from '#api/account/users.ts';
import { viewFor } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/keyed-hash.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { trackingCalls } from '#contract/orders/tracking.ts';
import { ActRefused } from './act-refused.ts';
import { confirmOrder } from './acts.ts';
import { findOrder } from './list.ts';
import { presentTrackedOrder } from './present.ts';
import { readToken } from './tracking.ts';
import type { OrderStatus } from './transitions.ts';

/** Confirmed, or beyond the point where that is asked. */
const CONFIRMED: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered'];

/** An order by the links that are signed for it: to follow it, and to confirm it. */
export function serveTracking(api: Api, { serve }: CallRoutes): void {
  const hash = createKeyedHash(api.tokenSecret);

  async function findLinked(orderId: string) {
    const found = await findOrder(api.db, orderId);
    // Signed, and gone since.
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
    // The link stands in the email alone: whoever has it reads that mailbox.
    await confirmAddress(api.db, order.userId, api.clock());
    try {
      await confirmOrder(api, orderId, 'shopper');
    } catch (error) {
      if (!(error instanceof ActRefused)) throw error;
      if (!CONFIRMED.includes(error.status)) throw refuse('order-not-confirmable');
    }
    return { data: presentTrackedOrder(await findLinked(orderId), await viewFor(c, api)) };
  });
}
