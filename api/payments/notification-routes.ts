/** What payment gateways tell us: POST /payments/{gateway}/notify. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { actOnNotification } from './act-on-notification.ts';

const WARN_EVERY_MS = 60 * 60_000;
const NOT_SIGNED = 'a notification was not signed by its gateway: is the secret right?';

/** The call by which a payment gateway says that a payment changed. */
export function notificationRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  const warnedAt = new Map<string, number>();
  /** A wrong secret would make every one of them look forged, and the shop would live on questions alone. */
  function warnOf(gateway: string, rejected: string | undefined): void {
    // Anybody can send what is not signed: it must not keep the other warning back.
    const kind = `${gateway} ${rejected === undefined ? 'unsigned' : 'rejected'}`;
    if (api.clock() - (warnedAt.get(kind) ?? 0) < WARN_EVERY_MS) return;
    warnedAt.set(kind, api.clock());
    api.log.warn({ gateway }, rejected ?? NOT_SIGNED);
  }

  routes.post('/payments/:gateway/notify', async (c) => {
    const gateway = api.payments.find(c.req.param('gateway'));
    if (!gateway?.readNotification) throw refuse('no-such-gateway');
    const notification = await gateway.readNotification(c.req.raw);
    if (!notification || notification.rejected !== undefined) {
      warnOf(gateway.name, notification?.rejected);
      throw refuse('not-a-notification');
    }
    // Not 200, so that the gateway keeps the notification and sends it again.
    if (!(await actOnNotification(api, gateway.name, notification))) throw refuse('no-order-waiting');
    return answerJson(c, { status: 'success' });
  });
  return routes;
}
