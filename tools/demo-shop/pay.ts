/** Actions of shoppers and their banks on the payment page of the test card. */

import { findSession } from '#api/payments/queries.ts';
import { fetchAndSettle, reconcileSession } from '#api/payments/reconcile.ts';
import { TEST_CARDS } from '#api/payments/test-card/form.ts';
import { setClaim, TEST_GATEWAY } from '#api/payments/test-card/gateway.ts';
import { type Filling, ORIGIN } from './open-filling.ts';
import type { PlacedOrder } from './place-orders.ts';

/** Thrown if a payment can't be made any more, for example because a new checkout replaced it. */
export class PageClosed extends Error {}

async function post({ app }: Filling, path: string, fields: Record<string, string> = {}): Promise<void> {
  const answer = await app.request(
    `${ORIGIN}${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
    { origin: ORIGIN, clientAddress: '127.0.0.1' },
  );
  if (answer.status === 410) throw new PageClosed();
  if (![303, 422].includes(answer.status)) throw new Error(`The card page answered ${answer.status}`);
}

const findCardNumber = (verdict: 'pay' | 'decline') =>
  TEST_CARDS.find((card) => card.verdict === verdict)?.number ?? '';

export const enterCard = (
  filling: Filling,
  { page, shopper }: PlacedOrder,
  verdict: 'pay' | 'decline',
): Promise<void> =>
  post(filling, page, {
    number: findCardNumber(verdict),
    expiry: '12/99',
    cvc: '123',
    name: shopper.user.name,
  });

export const giveUp = (filling: Filling, { page }: PlacedOrder): Promise<void> =>
  post(filling, `${page}/cancel`);

/** Reconciles a session, as the payments job does when it has expired. */
export const expire = ({ api }: Filling, { sessionId }: PlacedOrder): Promise<void> =>
  reconcileSession(api, sessionId);

/** Sets the state of a dispute at the bank; the shop then fetches it from the gateway. */
export async function setDispute({ api }: Filling, order: PlacedOrder, step: 'claimed' | 'lost' | 'paid') {
  await setClaim(api.db, order.page.slice('/pay/'.length), step);
  const gateway = api.payments.find(TEST_GATEWAY);
  const found = await findSession(api.db, order.sessionId);
  if (!gateway || !found) throw new Error('the payment is gone');
  await fetchAndSettle(api, gateway, found.session);
}
