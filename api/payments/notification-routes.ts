/** What payment gateways tell us: POST /payments/{gateway}/notify. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { settleOrder } from './settle.ts';

/** The call by which a payment gateway says that a payment changed. */
export function notificationRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  routes.post('/payments/:gateway/notify', async (c) => {
    const { name } = api.payments;
    if (c.req.param('gateway') !== name || !api.payments.readNotification) {
      throw refuse('no-such-gateway');
    }
    const notification = await api.payments.readNotification(c.req.raw);
    if (!notification) throw refuse('not-a-notification');
    const settled = await settleOrder(api, { ...notification, gateway: name, isCharged: true });
    // Not 200, so that the gateway keeps the notification and somebody sees it there.
    if (settled === 'unknown_session') throw refuse('no-order-waiting');
    if (settled === 'wrong_amount') throw refuse('wrong-amount');
    return answerJson(c, { status: 'success' });
  });
  return routes;
}
