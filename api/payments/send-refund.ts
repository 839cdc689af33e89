/** The job 'refund': money goes back through the gateway that took it. */

import type { Api } from '#api/dependencies.ts';
import { lockOrder } from '#api/orders/queries.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { askRefund } from './ask-refund.ts';
import { callGateway, type Gateway, GatewayRefused } from './gateway.ts';
import { isDisputed, readEntries, readRefundedOf, sumEntriesOf } from './ledger.ts';
import { keptSession, type SessionRow } from './queries.ts';
import { askState } from './reconcile.ts';
import { settleRefund } from './settle.ts';
import { paymentSessions, refunds } from './tables.ts';

/** A gateway that does not answer for so long is not waited for any more: the last tries come later than this. */
const GIVE_UP_MS = 48 * 60 * 60_000;

/** Less than the two minutes that the job has. */
const TIMEOUT_MS = 60_000;

interface Found {
  refund: typeof refunds.$inferSelect;
  session: SessionRow;
  /** What has gone back of the charge before this refund, as far as we know. */
  refundedPiastres: number;
}

/** Sends a refund to its gateway, and enters it when it is done. Safe to be run again, wherever the last run ended. */
export async function sendRefund(api: Api, refundId: string): Promise<void> {
  const found = await findAsked(api, refundId);
  if (!found) return;
  const { session, refund } = found;
  const refundedPiastres = await tryToSend(api, found);
  if (refundedPiastres === undefined) return;
  await reachFaultPoint('refund-sent');
  await settleRefund(api, session.id, { transaction: refund.transaction, refundedPiastres });
  await reachFaultPoint('refund-settled');
}

/** All that went back of the charge by now; undefined when the gateway can't send it back. */
async function tryToSend(api: Api, found: Found): Promise<number | undefined> {
  const { refund, session } = found;
  const gateway = api.payments.find(session.gateway);
  try {
    if (!gateway) throw new Error(`The shop has no keys of ${session.gateway} any more`);
    return await sendToGateway(api, gateway, found);
  } catch (error) {
    const isRefused = error instanceof GatewayRefused;
    if (!isRefused && api.clock() - refund.createdAt.getTime() < GIVE_UP_MS) throw error;
    // Perhaps somebody sent the money back there: then that is entered, and the rest can be asked for.
    if (isRefused && gateway) await askState(api, gateway, session);
    await giveUp(api, found, error);
    return undefined;
  }
}

async function findAsked({ db }: Api, refundId: string): Promise<Found | undefined> {
  const [found] = await db
    .select({ refund: refunds, session: paymentSessions })
    .from(refunds)
    .innerJoin(paymentSessions, eq(paymentSessions.id, refunds.sessionId))
    .where(and(eq(refunds.id, refundId), eq(refunds.state, 'asked')));
  if (!found) return undefined;
  const { refundedPiastres } = await readRefundedOf(db, found.refund);
  return { ...found, refundedPiastres };
}

async function sendToGateway(
  { db }: Api,
  gateway: Gateway,
  { refund, session, refundedPiastres }: Found,
): Promise<number> {
  const { id, transaction, refundedAfterPiastres } = refund;
  const request = {
    key: id,
    session: keptSession(session),
    transaction,
    // Less than was asked for, if a part of it has gone back another way since.
    amountPiastres: refundedAfterPiastres - refundedPiastres,
    refundedAfterPiastres,
    before: refund.before,
    keepBefore: (before: string) => db.update(refunds).set({ before }).where(eq(refunds.id, id)),
  };
  await refuseClaimed(db, { refund, session, refundedPiastres });
  // Nobody waits for it, and an answer that is not heard is found out about later only.
  const sent = await callGateway((signal) => gateway.refund(request, signal), TIMEOUT_MS);
  // A refund that the gateway counts later than it confirms it is done all the same.
  return Math.max(sent.refundedPiastres, refundedAfterPiastres);
}

/** What a bank claims, or got, since the refund was asked for does not go back as well. */
async function refuseClaimed(db: Database, { refund, session, refundedPiastres }: Found): Promise<void> {
  const entries = await readEntries(db, refund.orderId);
  const { gateway } = session;
  const balance = sumEntriesOf(entries, { gateway, transaction: refund.transaction });
  const isTouched = isDisputed(balance) || balance.lostPiastres > 0;
  if (isTouched && refund.refundedAfterPiastres - refundedPiastres > balance.heldPiastres)
    throw new GatewayRefused('A bank claims this payment back');
}

/** Leaves a refund to a person, except for what the gateway can still send back. */
async function giveUp(api: Api, { refund, session, refundedPiastres }: Found, error: unknown): Promise<void> {
  const { id, orderId, transaction, refundedAfterPiastres } = refund;
  const refusal = error instanceof Error ? error.message : String(error);
  const isGivenUp = await api.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [refused] = await tx
      .update(refunds)
      .set({ state: 'refused', refusal: refusal.slice(0, 500).toWellFormed() })
      .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
      .returning({ id: refunds.id });
    if (!refused) return false;
    // One that did not answer may have sent it all the same: it is asked until it does.
    if (!(error instanceof GatewayRefused))
      await tx
        .update(paymentSessions)
        .set({ closedAt: null, askAt: new Date(api.clock()) })
        .where(eq(paymentSessions.id, session.id));
    const now = await readRefundedOf(tx, refund);
    if (now.refundedPiastres === refundedPiastres) return true;
    const amountPiastres = refundedAfterPiastres - now.refundedPiastres;
    if (amountPiastres <= 0) return false;
    return !(await askRefund(api, tx, { orderId, sessionId: session.id, transaction, amountPiastres }));
  });
  if (isGivenUp) api.log.error({ err: error, order: orderId }, 'a refund has to be made by hand');
  else api.jobs.wake('refund');
}
