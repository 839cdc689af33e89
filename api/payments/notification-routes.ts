/** What payment gateways tell us: POST /payments/{gateway}/notify. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { settleOrder } from './settle.ts';

/** The call by which a payment gateway says that a payment changed. */
export function notificationRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  routes.post('/payments/:gateway/notify', async (c) => {
    const { name } = api.payments;
    if (c.req.param('gateway') !== name || !api.payments.readNotification) {
      throw failure(404, 'No gateway of this shop sends notifications here');
    }
    const notification = await api.payments.readNotification(c.req.raw);
    if (!notification) throw failure(400, 'This is not a notification of the gateway');
    const settled = await settleOrder(api, { ...notification, gateway: name, isCharged: true });
    // Not 200, so that the gateway keeps the notification and somebody sees it there.
    if (settled === 'unknown_session') throw failure(404, 'No order waits for this payment');
    if (settled === 'wrong_amount') throw failure(400, 'The amount is not the amount of the order');
    return answerJson(c, { status: 'success' });
  });
  return routes;
}
