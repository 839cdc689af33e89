/** What payment gateways tell us: POST /payments/{gateway}/notify. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { PaymentNotification } from './gateway.ts';
import { findSession, findSessionAt } from './queries.ts';
import { askSoon } from './reconcile.ts';
import { settle } from './settle.ts';

const WARN_EVERY_MS = 60 * 60_000;

/** The call by which a payment gateway says that a payment changed. */
export function notificationRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  const warnedAt = new Map<string, number>();
  /** A wrong secret would make every one of them look forged, and the shop would live on questions alone. */
  function warnOf(gateway: string): void {
    if (api.clock() - (warnedAt.get(gateway) ?? 0) < WARN_EVERY_MS) return;
    warnedAt.set(gateway, api.clock());
    api.log.warn({ gateway }, 'a notification was not signed by its gateway: is the secret right?');
  }

  routes.post('/payments/:gateway/notify', async (c) => {
    const gateway = api.payments.find(c.req.param('gateway'));
    if (!gateway?.readNotification) throw refuse('no-such-gateway');
    const notification = await gateway.readNotification(c.req.raw);
    if (!notification) {
      warnOf(gateway.name);
      throw refuse('not-a-notification');
    }
    // Not 200, so that the gateway keeps the notification and sends it again.
    if (!(await act(api, gateway.name, notification))) throw refuse('no-order-waiting');
    return answerJson(c, { status: 'success' });
  });
  return routes;
}

/** Does what a notification asks for; false when its session is not known, or not yet. */
async function act(api: Api, gateway: string, notification: PaymentNotification): Promise<boolean> {
  const { about } = notification;
  if (!about) return true;
  const named = await findSessionAt(api.db, gateway, about);
  if (named && notification.state !== 'ask') {
    await settle(api, named.session.id, notification.state);
    return true;
  }
  // Ours is not a name that the gateway vouches for: a session that is found by it is asked about, never believed.
  const found = named ?? (about.key ? await findSession(api.db, about.key) : undefined);
  // One that is only being opened has a shopper who was not sent there yet: the next try finds it opened.
  if (found?.session.gateway !== gateway || !found.session.gatewaySessionId) return false;
  await askSoon(api, found.session);
  return true;
}
