/** Enters refunds and failed refunds into the ledger and moves their orders. */

import type { Api } from '#api/dependencies.ts';
import { requestRemainingRefund } from '#api/ledger/gateway-jobs.ts';
import {
  type ChargeRefunds,
  enterInLedger,
  findPaymentEntry,
  readRefundsOfCharge,
} from '#api/ledger/ledger.ts';
import { moveOrder, putOrderEmail } from '#api/orders/move-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { updateRefundStatus } from '#api/orders/update-refund-status.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, lte, ne } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { refunds } from '#api/schema/payments.ts';
import { CURRENCY } from '#contract/constants.ts';
import type { Charge } from './gateway.ts';
import type { SessionRow } from './queries.ts';

/**
 * A gateway may confirm a refund first and add it to its refunded sum later. So if a gateway does not report failed
 * refunds, a refund counts as failed only after that sum was too low for a day. If it counted as failed earlier, the
 * same money could be refunded twice.
 */
const MAX_COUNT_DELAY_MS = 24 * 60 * 60_000;
const MIN_RECHECK_MS = 10 * 60_000;

interface RefundedOrder {
  order: OrderRow;
  session: SessionRow;
  /** When the gateway was asked; undefined for a notification, which may be out of date. */
  askedAt?: number | undefined;
}

export interface EnteredRefunds {
  order: OrderRow;
  /** When to ask the gateway again. Set if the gateway reports less than before, which may be temporary. */
  recheckAt?: Date;
}

/** Enters a charge's new refunds, or those that failed, and moves its order. */
export async function enterRefunded(
  api: Api,
  tx: Transaction,
  refunded: RefundedOrder,
  charge: Pick<Charge, 'transaction' | 'refundedPiastres' | 'failedRefundsPiastres'>,
): Promise<EnteredRefunds> {
  const { order, session, askedAt } = refunded;
  const payment = await findPaymentEntry(tx, session.gateway, charge.transaction);
  if (!payment) return { order };
  const { transaction } = charge;
  const known = await readRefundsOfCharge(tx, { orderId: order.id, sessionId: session.id, transaction });
  const morePiastres = charge.refundedPiastres - known.refundedPiastres;
  const change = { ...charge, known, currency: payment.currency, amountPiastres: Math.abs(morePiastres) };
  if (morePiastres > 0) return { order: await enterNewRefund(api, tx, refunded, change) };
  if (morePiastres === 0 || askedAt === undefined) return { order };
  const recheckAt = findRecheckTime(known, askedAt, -morePiastres, charge.failedRefundsPiastres ?? 0);
  if (recheckAt) return { order, recheckAt };
  return { order: await enterFailed(api, tx, refunded, change) };
}

/** When to ask the gateway again, if its sum may not include the missing refunds yet; undefined if they failed. */
function findRecheckTime(
  { newestAt, failedPiastres }: ChargeRefunds,
  askedAt: number,
  missingPiastres: number,
  reportedPiastres: number,
): Date | undefined {
  const enteredAt = newestAt?.getTime() ?? 0;
  const deadline = enteredAt + MAX_COUNT_DELAY_MS;
  // An answer can't include refunds that were entered after its request.
  const isReported = reportedPiastres >= failedPiastres + missingPiastres && enteredAt < askedAt;
  if (isReported || deadline <= askedAt) return undefined;
  const waitMs = Math.max(MIN_RECHECK_MS, askedAt - enteredAt);
  return new Date(Math.min(askedAt + waitMs, deadline));
}

interface RefundChange extends Pick<Charge, 'transaction' | 'refundedPiastres' | 'currency'> {
  amountPiastres: number;
  known: ChargeRefunds;
}

const entryOf = (
  api: Api,
  { order, session }: RefundedOrder,
  { transaction, amountPiastres, currency }: RefundChange,
) => ({
  orderId: order.id,
  sessionId: session.id,
  gateway: session.gateway,
  ofTransaction: transaction,
  amountPiastres,
  currency,
  createdAt: new Date(api.clock()),
});

async function enterNewRefund(
  api: Api,
  tx: Transaction,
  refunded: RefundedOrder,
  change: RefundChange,
): Promise<OrderRow> {
  const { order, session } = refunded;
  const { transaction, refundedPiastres, amountPiastres, known } = change;
  // The entry's name contains the total refunded so far, so the answer to our request and a notification create one entry.
  const entry = `${transaction} to ${known.sentPiastres + amountPiastres}`;
  const done = await tx
    .update(refunds)
    .set({ state: 'done' })
    .where(
      and(
        eq(refunds.orderId, order.id),
        eq(refunds.sessionId, session.id),
        eq(refunds.transaction, transaction),
        lte(refunds.refundedAfterPiastres, refundedPiastres),
        ne(refunds.state, 'done'),
      ),
    )
    .returning({ staffId: refunds.staffId, createdAt: refunds.createdAt });
  // Nobody, if the money was sent back in the gateway's dashboard.
  const staffId = done.sort((one, other) => +other.createdAt - +one.createdAt)[0]?.staffId;
  await enterInLedger(tx, { ...entryOf(api, refunded, change), kind: 'refund', transaction: entry, staffId });
  await putOrderEmail(api, tx, order, 'refunded', { of: entry, data: { amountPiastres } });
  const moved = await updateRefundStatus(api, tx, order, { by: 'gateway', staffId });
  // The order was cancelled or returned while a partial refund was under way: now the rest can be requested.
  if (moved.status === 'refund_due' && moved.stock === 'none')
    await requestRemainingRefund(api, tx, moved, await findCanceller(tx, order.id));
  return moved;
}

/** The member of staff whose action last put the order into the status `refund_due`. */
async function findCanceller(tx: Transaction, orderId: string): Promise<string | null | undefined> {
  const [last] = await tx
    .select({ staffId: orderEvents.staffId })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'refund_due')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.staffId;
}

/** The member of staff who requested the newest completed refund of a charge. */
async function findRequester(
  tx: Transaction,
  sessionId: string,
  transaction: string,
): Promise<string | null | undefined> {
  const [newest] = await tx
    .select({ staffId: refunds.staffId })
    .from(refunds)
    .where(
      and(eq(refunds.sessionId, sessionId), eq(refunds.transaction, transaction), eq(refunds.state, 'done')),
    )
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return newest?.staffId;
}

/** Enters a refund that failed after it was sent: a person has to send the money another way. */
async function enterFailed(
  api: Api,
  tx: Transaction,
  refunded: RefundedOrder,
  change: RefundChange,
): Promise<OrderRow> {
  const { order, session } = refunded;
  const { transaction, amountPiastres, known } = change;
  const entry = `${transaction} to ${known.failedPiastres + amountPiastres}`;
  const staffId = await findRequester(tx, session.id, transaction);
  await enterInLedger(tx, {
    ...entryOf(api, refunded, change),
    kind: 'refund_failed',
    transaction: entry,
    staffId,
  });
  await tx.insert(refunds).values({
    id: newId(),
    orderId: order.id,
    sessionId: session.id,
    transaction,
    amountPiastres,
    refundedAfterPiastres: known.refundedPiastres,
    state: 'refused',
    refusal: 'The refund failed afterwards: the money came back',
    staffId,
    createdAt: new Date(api.clock()),
  });
  api.log.error({ order: order.id, session: session.id }, 'a refund failed afterwards');
  await putOrderEmail(api, tx, order, 'refund_failed', { of: entry, data: { amountPiastres } });
  // A charge in another currency did not pay for the order: its failed refund does not change the order.
  if (change.currency !== CURRENCY) return order;
  return (await moveOrder(api, tx, order, { event: 'refund_failed', by: 'gateway', staffId })) ?? order;
}
