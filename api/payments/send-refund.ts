/** The job 'refund': sends a refund through the gateway that took the payment. */

import type { Api } from '#api/dependencies.ts';
import { requestRefund } from '#api/ledger/gateway-jobs.ts';
import { isDisputed, readEntries, readRefundsOfCharge, sumEntriesOfCharge } from '#api/ledger/ledger.ts';
import { lockOrder } from '#api/orders/queries.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { paymentSessions, refunds } from '#api/schema/payments.ts';
import { callGateway, type Gateway, GatewayRefused } from './gateway.ts';
import { type SessionRow, toStoredSession } from './queries.ts';
import { fetchAndSettle } from './reconcile.ts';
import { settleRefund } from './settle.ts';

/** If a try after this time gets no answer, it is the last one: a person has to make the refund. */
const GIVE_UP_AFTER_MS = 48 * 60 * 60_000;

/** Shorter than the two minutes that the job may take. */
const TIMEOUT_MS = 60_000;

interface RefundToSend {
  refund: typeof refunds.$inferSelect;
  session: SessionRow;
  /** What was refunded of the charge before this refund, as far as we know. */
  refundedPiastres: number;
}

/**
 * Sends a refund to its gateway, and enters it into the ledger once it is done. Idempotent, wherever an earlier run
 * stopped.
 */
export async function sendRefund(api: Api, refundId: string): Promise<void> {
  const found = await findRefund(api, refundId);
  if (!found) return;
  const { session, refund } = found;
  const refundedPiastres = await tryToSend(api, found);
  if (refundedPiastres === undefined) return;
  await reachFaultPoint('refund-sent');
  await settleRefund(api, session.id, { transaction: refund.transaction, refundedPiastres });
  await reachFaultPoint('refund-settled');
}

/** Sends a refund; returns all that is refunded of its charge, or undefined if the gateway can't send it. */
async function tryToSend(api: Api, found: RefundToSend): Promise<number | undefined> {
  const { refund, session } = found;
  const gateway = api.payments.find(session.gateway);
  try {
    if (!gateway) throw new Error(`No keys are configured for gateway ${session.gateway}`);
    return await sendToGateway(api, gateway, found);
  } catch (error) {
    const isRefused = error instanceof GatewayRefused;
    if (!isRefused && api.clock() - refund.createdAt.getTime() < GIVE_UP_AFTER_MS) throw error;
    // Somebody may have refunded the charge in the gateway's dashboard. Once that is entered, the rest can be requested.
    if (isRefused && gateway) await fetchAndSettle(api, gateway, session);
    await giveUp(api, found, error);
    return undefined;
  }
}

async function findRefund({ db }: Api, refundId: string): Promise<RefundToSend | undefined> {
  const [found] = await db
    .select({ refund: refunds, session: paymentSessions })
    .from(refunds)
    .innerJoin(paymentSessions, eq(paymentSessions.id, refunds.sessionId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
  if (!found) return undefined;
  const { refundedPiastres } = await readRefundsOfCharge(db, found.refund);
  return { ...found, refundedPiastres };
}

async function sendToGateway(
  { db }: Api,
  gateway: Gateway,
  { refund, session, refundedPiastres }: RefundToSend,
): Promise<number> {
  const { id, transaction, refundedAfterPiastres } = refund;
  const request = {
    key: id,
    session: toStoredSession(session),
    transaction,
    // Less than requested, if a part has meanwhile been refunded another way.
    amountPiastres: refundedAfterPiastres - refundedPiastres,
    refundedAfterPiastres,
    before: refund.before,
    saveLastTransaction: (before: string) => db.update(refunds).set({ before }).where(eq(refunds.id, id)),
  };
  await refuseIfDisputed(db, { refund, session, refundedPiastres });
  // A long timeout: no shopper waits for this, and a lost answer is noticed only later.
  const sent = await callGateway((signal) => gateway.refund(request, signal), TIMEOUT_MS);
  // A confirmed refund is done, even if the gateway does not count it yet.
  return Math.max(sent.refundedPiastres, refundedAfterPiastres);
}

/** Refuses a refund if, since its request, a bank has claimed or received the money. */
async function refuseIfDisputed(
  db: Database,
  { refund, session, refundedPiastres }: RefundToSend,
): Promise<void> {
  const entries = await readEntries(db, refund.orderId);
  const { gateway } = session;
  const balance = sumEntriesOfCharge(entries, { gateway, transaction: refund.transaction });
  const hasDispute = isDisputed(balance) || balance.lostPiastres > 0;
  if (hasDispute && refund.refundedAfterPiastres - refundedPiastres > balance.heldPiastres)
    throw new GatewayRefused('A bank claims this payment back');
}

/** Marks a refund as refused, and requests the rest of it if a part was sent meanwhile. */
async function giveUp(
  api: Api,
  { refund, session, refundedPiastres }: RefundToSend,
  error: unknown,
): Promise<void> {
  const { id, orderId, transaction, refundedAfterPiastres, staffId } = refund;
  const refusal = error instanceof Error ? error.message : String(error);
  const isGivenUp = await api.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [refused] = await tx
      .update(refunds)
      .set({ state: 'refused', refusal: refusal.slice(0, 500).toWellFormed() })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
      .returning({ id: refunds.id });
    if (!refused) return false;
    // A gateway that did not answer may have sent the refund, so the session is reconciled until it answers.
    if (!(error instanceof GatewayRefused))
      await tx
        .update(paymentSessions)
        .set({ closedAt: null, askAt: new Date(api.clock()) })
        .where(eq(paymentSessions.id, session.id));
    const current = await readRefundsOfCharge(tx, refund);
    if (current.refundedPiastres === refundedPiastres) return true;
    const amountPiastres = refundedAfterPiastres - current.refundedPiastres;
    if (amountPiastres <= 0) return false;
    const rest = { orderId, sessionId: session.id, transaction, amountPiastres, staffId };
    return !(await requestRefund(api, tx, rest));
  });
  if (isGivenUp) api.log.error({ err: error, order: orderId }, 'a refund has to be made by hand');
  else api.jobs.wake('refund');
}
