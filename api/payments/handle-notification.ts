/** Handles an authenticated notification of a gateway. */

import type { Api } from '#api/dependencies.ts';
import { findPaymentEntry } from '#api/ledger/ledger.ts';
import type { PaymentNotification, SessionIds } from './gateway.ts';
import { listTransactions, saveTransaction } from './gateway-transactions.ts';
import { findSession, findSessionByIds, type SessionRow } from './queries.ts';
import { reconcileSoon } from './reconcile.ts';
import { settle } from './settle.ts';

type Notification = Extract<PaymentNotification, { about: SessionIds }>;

/** Whether a notification's ids contradict the session's. */
const hasOtherIds = (session: SessionRow, { gatewaySessionId, gatewayOrderId }: SessionIds) =>
  (gatewaySessionId && session.gatewaySessionId && gatewaySessionId !== session.gatewaySessionId) ||
  (gatewayOrderId && session.gatewayOrderId && gatewayOrderId !== session.gatewayOrderId);

/** Handles a notification; false if its session is unknown and it reports no payment. */
export async function handleNotification(
  api: Api,
  gateway: string,
  notification: PaymentNotification,
): Promise<boolean> {
  const { about } = notification;
  if (!about) return true;
  if (notification.doubt)
    api.log.error({ gateway, about, doubt: notification.doubt }, 'a signed notification is not trusted');
  const byGateway = (await findSessionByIds(api.db, gateway, about))?.session;
  // Our own key is no proof: if the session is found only by it, the gateway is asked before anything is settled.
  const found = byGateway ?? (about.key ? (await findSession(api.db, about.key))?.session : undefined);
  const session = found?.gateway === gateway ? found : undefined;
  const isOfSession = session !== undefined && !hasOtherIds(session, about);
  const isSaved = !isOfSession && (await saveUnmatched(api, gateway, notification));
  if (!session) return isSaved;
  const other = isOfSession && (await saveForSession(api, session, notification));
  const { state } = notification;
  if (byGateway && typeof state === 'object' && !other) {
    await settle(api, byGateway.id, state);
    return true;
  }
  if (state === 'note' && !other) return true;
  // The session is still being opened, and no shopper was sent to its page. The gateway will notify again.
  if (!session.gatewaySessionId) return isSaved;
  await reconcileSoon(api, session);
  if (other) await reconcileSoon(api, other);
  return true;
}

/** Saves the transactions of a session; returns the other session that one of them belonged to, if any. */
async function saveForSession(
  api: Api,
  { id: sessionId, gateway }: SessionRow,
  notification: Notification,
): Promise<SessionRow | undefined> {
  const { about } = notification;
  let other: SessionRow | undefined;
  for (const notified of listTransactions(notification)) {
    const { transaction } = notified;
    const saved = await saveTransaction(api, { gateway, about, sessionId }, notified);
    const entered = await findPaymentEntry(api.db, gateway, transaction);
    const before = entered?.sessionId ?? saved.sessionId;
    if (before === sessionId || before === null) continue;
    api.log.error(
      { gateway, transaction, session: sessionId, before },
      'a transaction belonged to another session: the gateway is asked',
    );
    other ??= (await findSession(api.db, before))?.session;
  }
  return other;
}

/** Saves payments of an unknown session, for example after an older backup was restored; false if there are none. */
async function saveUnmatched(api: Api, gateway: string, notification: Notification): Promise<boolean> {
  if (notification.doubt) return false;
  const { about } = notification;
  const payments = listTransactions(notification).filter(({ says }) => says !== 'declined');
  for (const notified of payments) {
    const { isNew } = await saveTransaction(api, { gateway, about, sessionId: null }, notified);
    if (isNew) api.log.error({ gateway, about, ...notified }, 'a payment belongs to no known session');
  }
  return payments.length > 0;
}
