/** How money that went back to a shopper, or came back to the shop after all, comes into the ledger. */

import type { Api, Books } from '#api/dependencies.ts';
import { moveOrder, putOrderLetter } from '#api/orders/move.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, lte } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CURRENCY } from '#contract/constants.ts';
import { askRest } from './ask-refund.ts';
import type { Charge } from './gateway.ts';
import {
  enterInLedger,
  findTaken,
  type Refunded,
  readEntries,
  readRefundedOf,
  sumEntries,
} from './ledger.ts';
import type { SessionRow } from './queries.ts';
import { refunds } from './tables.ts';

/**
 * A gateway may count a refund a while after it confirmed it. One that says itself which refunds failed is believed; of any
 * other, a sum that is too low for a whole day means so. Who believed it sooner would pay back twice.
 */
const COUNTED_LATE_MS = 24 * 60 * 60_000;
const LOOK_AGAIN_MS = 10 * 60_000;

interface Entering {
  order: OrderRow;
  session: SessionRow;
  /** When the gateway was asked for what it tells; absent if it told by itself, which may be long out of date. */
  askedAt?: number | undefined;
}

export interface EnteredRefunds {
  order: OrderRow;
  /** When the gateway is to be asked again, since less went back than was said before, but that can't be believed yet. */
  askAgainAt?: Date;
}

/** Enters what went back of a charge since the last time, or what of it failed afterwards, and moves its order. */
export async function enterRefunded(
  api: Api,
  tx: Transaction,
  entering: Entering,
  charge: Pick<Charge, 'transaction' | 'refundedPiastres' | 'failedRefundsPiastres'>,
): Promise<EnteredRefunds> {
  const { order, session, askedAt } = entering;
  const taken = await findTaken(tx, session.gateway, charge.transaction);
  if (!taken) return { order };
  const { transaction } = charge;
  const known = await readRefundedOf(tx, { orderId: order.id, sessionId: session.id, transaction });
  const morePiastres = charge.refundedPiastres - known.refundedPiastres;
  const change = { ...charge, known, currency: taken.currency, amountPiastres: Math.abs(morePiastres) };
  if (morePiastres > 0) return { order: await enterMore(api, tx, entering, change) };
  if (morePiastres === 0 || askedAt === undefined) return { order };
  const askAgainAt = whenCounted(known, askedAt, -morePiastres, charge.failedRefundsPiastres ?? 0);
  if (askAgainAt) return { order, askAgainAt };
  return { order: await enterFailed(api, tx, entering, change) };
}

/** When to ask again, as long as less than is known to have gone back may just not be counted yet; undefined if that failed. */
function whenCounted(
  { newestAt, failedPiastres }: Refunded,
  askedAt: number,
  missingPiastres: number,
  saidPiastres: number,
): Date | undefined {
  const enteredAt = newestAt?.getTime() ?? 0;
  const counted = enteredAt + COUNTED_LATE_MS;
  // What was entered after the question can't be in the answer.
  const isSaid = saidPiastres >= failedPiastres + missingPiastres && enteredAt < askedAt;
  if (isSaid || counted <= askedAt) return undefined;
  const waitMs = Math.max(LOOK_AGAIN_MS, askedAt - enteredAt);
  return new Date(Math.min(askedAt + waitMs, counted));
}

interface Change extends Pick<Charge, 'transaction' | 'refundedPiastres' | 'currency'> {
  amountPiastres: number;
  known: Refunded;
}

const entryOf = (
  api: Api,
  { order, session }: Entering,
  { transaction, amountPiastres, currency }: Change,
) => ({
  orderId: order.id,
  sessionId: session.id,
  gateway: session.gateway,
  ofTransaction: transaction,
  amountPiastres,
  currency,
  createdAt: new Date(api.clock()),
});

async function enterMore(api: Api, tx: Transaction, entering: Entering, change: Change): Promise<OrderRow> {
  const { order, session } = entering;
  const { transaction, refundedPiastres, amountPiastres, known } = change;
  // Named by the sum of all that was ever sent, so that the same refund is entered once, whether we made it or hear of it.
  const entry = `${transaction} to ${known.sentPiastres + amountPiastres}`;
  await enterInLedger(tx, { ...entryOf(api, entering, change), kind: 'refund', transaction: entry });
  await tx
    .update(refunds)
    .set({ state: 'done' })
    .where(
      and(
        eq(refunds.orderId, order.id),
        eq(refunds.sessionId, session.id),
        eq(refunds.transaction, transaction),
        lte(refunds.refundedAfterPiastres, refundedPiastres),
      ),
    );
  await putOrderLetter(api, tx, order, 'refunded', { of: entry, data: { amountPiastres } });
  const moved = await followBalance(api, tx, order);
  // Of an order that was given up while a part of it was on its way back, the rest could not be asked for yet.
  if (moved.status === 'refund_due' && moved.stock === 'none') await askRest(api, tx, moved);
  return moved;
}

/** A refund that failed after all: the shop has the money again, and a person has to find another way. */
async function enterFailed(api: Api, tx: Transaction, entering: Entering, change: Change): Promise<OrderRow> {
  const { order, session } = entering;
  const { transaction, amountPiastres, known } = change;
  const entry = `${transaction} to ${known.failedPiastres + amountPiastres}`;
  await enterInLedger(tx, { ...entryOf(api, entering, change), kind: 'refund_failed', transaction: entry });
  await tx.insert(refunds).values({
    id: newId(),
    orderId: order.id,
    sessionId: session.id,
    transaction,
    amountPiastres,
    refundedAfterPiastres: known.refundedPiastres,
    state: 'refused',
    refusal: 'The refund failed afterwards: the money came back',
    createdAt: new Date(api.clock()),
  });
  api.log.error({ order: order.id, session: session.id }, 'a refund failed afterwards');
  await putOrderLetter(api, tx, order, 'refund_failed', { of: entry, data: { amountPiastres } });
  // Money in another currency is no part of what an order was paid with: its refund waits for a person, the order does not.
  if (change.currency !== CURRENCY) return order;
  return (await moveOrder(api, tx, order, { event: 'refund_failed', by: 'gateway' })) ?? order;
}

/** Moves an order to where its money says, after some of it went back, whoever gave it back. */
export async function followBalance(
  api: Books,
  tx: Transaction,
  order: OrderRow,
  by: 'gateway' | 'shop' = 'gateway',
): Promise<OrderRow> {
  // What a bank has not decided about may still be the shop's.
  const { unreturnedPiastres } = sumEntries(await readEntries(tx, order.id));
  // What was paid twice, and went back once, is paid.
  if (unreturnedPiastres >= order.totalPiastres) return order;
  // Of an order that was given up all is due, until nothing is left of it.
  if (unreturnedPiastres > 0 && order.status === 'refund_due' && order.stock === 'none') return order;
  const event = unreturnedPiastres > 0 ? 'refunded_part' : 'refunded_all';
  return (await moveOrder(api, tx, order, { event, by })) ?? order;
}
