/** What a notification of a gateway leads to. */

import type { Api } from '#api/dependencies.ts';
import type { PaymentNotification, SessionName } from './gateway.ts';
import { findTaken } from './ledger.ts';
import { keepNotified, listNotified } from './notified.ts';
import { findSession, findSessionAt, type SessionRow } from './queries.ts';
import { askSoon } from './reconcile.ts';
import { settle } from './settle.ts';

type Notification = Extract<PaymentNotification, { about: SessionName }>;

/** Whether the gateway's own names of a session are others than those we know. */
const isAnother = (session: SessionRow, { gatewaySessionId, gatewayOrderId }: SessionName) =>
  (gatewaySessionId && session.gatewaySessionId && gatewaySessionId !== session.gatewaySessionId) ||
  (gatewayOrderId && session.gatewayOrderId && gatewayOrderId !== session.gatewayOrderId);

/** Does what a notification asks for; false when its session is not known, or not yet, and it tells of no payment. */
export async function actOnNotification(
  api: Api,
  gateway: string,
  notification: PaymentNotification,
): Promise<boolean> {
  const { about } = notification;
  if (!about) return true;
  if (notification.doubt)
    api.log.error({ gateway, about, doubt: notification.doubt }, 'a notification is not believed');
  const named = (await findSessionAt(api.db, gateway, about))?.session;
  // Ours is not a name that the gateway vouches for: a session that is found by it is asked about, never believed.
  const found = named ?? (about.key ? (await findSession(api.db, about.key))?.session : undefined);
  const session = found?.gateway === gateway ? found : undefined;
  const isOfSession = session !== undefined && !isAnother(session, about);
  const isKept = !isOfSession && (await keepUnmatched(api, gateway, notification));
  if (!session) return isKept;
  const other = isOfSession && (await keepFor(api, session, notification));
  const { state } = notification;
  if (named && typeof state === 'object' && !other) {
    await settle(api, named.id, state);
    return true;
  }
  if (state === 'note' && !other) return true;
  // One that is only being opened has a shopper who was not sent there yet: the next try finds it opened.
  if (!session.gatewaySessionId) return isKept;
  await askSoon(api, session);
  if (other) await askSoon(api, other);
  return true;
}

/** Keeps the transactions of a session; returns the other session that one of them was of before, if so. */
async function keepFor(
  api: Api,
  { id: sessionId, gateway }: SessionRow,
  notification: Notification,
): Promise<SessionRow | undefined> {
  const { about } = notification;
  let other: SessionRow | undefined;
  for (const notified of listNotified(notification)) {
    const { transaction } = notified;
    const kept = await keepNotified(api, { gateway, about, sessionId }, notified);
    const entered = await findTaken(api.db, gateway, transaction);
    const before = entered?.sessionId ?? kept.sessionId;
    if (before === sessionId || before === null) continue;
    api.log.error(
      { gateway, transaction, session: sessionId, before },
      'a transaction was of another session before: its gateway is asked',
    );
    other ??= (await findSession(api.db, before))?.session;
  }
  return other;
}

/** Keeps payments of a session that we don't know, such as after an older backup was restored; false if there are none. */
async function keepUnmatched(api: Api, gateway: string, notification: Notification): Promise<boolean> {
  if (notification.doubt) return false;
  const { about } = notification;
  const payments = listNotified(notification).filter(({ says }) => says !== 'declined');
  for (const notified of payments) {
    const { isNew } = await keepNotified(api, { gateway, about, sessionId: null }, notified);
    if (isNew)
      api.log.error({ gateway, about, ...notified }, 'a payment is of no session that the shop knows');
  }
  return payments.length > 0;
}
