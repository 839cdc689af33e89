/** Notifications (webhooks) of payment gateways: POST /payments/{gateway}/notify. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { UNCACHED_JSON } from '#api/platform/http/answer-headers.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { handleNotification } from './handle-notification.ts';

const WARNING_INTERVAL_MS = 60 * 60_000;
const UNSIGNED_WARNING = 'a notification has no valid signature: is the secret right?';

export function notificationRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  const warnedAt = new Map<string, number>();
  /** Warns of rejected notifications, which may be due to a wrong secret. */
  function warnOfRejection(gateway: string, rejected: string | undefined): void {
    // Anybody can send unsigned requests, so they must not suppress the warning about rejected ones.
    const kind = `${gateway} ${rejected === undefined ? 'unsigned' : 'rejected'}`;
    if (api.clock() - (warnedAt.get(kind) ?? 0) < WARNING_INTERVAL_MS) return;
    warnedAt.set(kind, api.clock());
    api.log.warn({ gateway }, rejected ?? UNSIGNED_WARNING);
  }

  routes.post('/payments/:gateway/notify', async (c) => {
    const gateway = api.payments.find(c.req.param('gateway'));
    if (!gateway?.readNotification) throw refuse('no-such-gateway');
    const notification = await gateway.readNotification(c.req.raw);
    if (!notification || notification.rejected !== undefined) {
      warnOfRejection(gateway.name, notification?.rejected);
      throw refuse('not-a-notification');
    }
    // Not 200, so that the gateway keeps the notification and sends it again.
    if (!(await handleNotification(api, gateway.name, notification))) throw refuse('no-order-waiting');
    return c.json({ status: 'success' }, 200, UNCACHED_JSON);
  });
  return routes;
}
