/** How amounts that a gateway tells of come into the ledger, and what that makes of their order. */

import type { Api } from '#api/dependencies.ts';
import type { RefundReason } from '#api/letters/letters.ts';
import { findLack } from '#api/orders/draft.ts';
import { moveOrder, putOrderLetter } from '#api/orders/move.ts';
import { type OrderRow, readLines } from '#api/orders/queries.ts';
import { lockStock, removeBought } from '#api/orders/stock.ts';
import { nextStatus } from '#api/orders/transitions.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { askRefund } from './ask-refund.ts';
import { enterClaims, followClaims } from './enter-claims.ts';
import type { Charge } from './gateway.ts';
import { enterInLedger, findTaken, readEntries, sumEntriesOf } from './ledger.ts';
import type { SessionRow } from './queries.ts';

interface Entering {
  order: OrderRow;
  session: SessionRow;
  cartId: string | undefined;
  isRefusable: boolean;
  /** When the gateway was asked for what it tells; absent if it told by itself. */
  askedAt?: number | undefined;
}

/** Enters a charge, once, and moves its order; undefined if it was refused instead. */
export async function enterCharge(
  api: Api,
  tx: Transaction,
  entering: Entering,
  charge: Charge,
): Promise<OrderRow | undefined> {
  const { order, session, isRefusable } = entering;
  const isMatch = charge.amountPiastres === session.amountPiastres && charge.currency === session.currency;
  const isWelcome = isMatch && (await canKeep(tx, order));
  if (isRefusable && !isWelcome) return undefined;
  const isKnown = (await findTaken(tx, session.gateway, charge.transaction)) !== undefined;
  if (!isKnown)
    await enterInLedger(tx, {
      ...partyOf(entering),
      kind: isMatch ? 'charge' : 'mismatch',
      transaction: charge.transaction,
      ofTransaction: charge.transaction,
      amountPiastres: charge.amountPiastres,
      currency: charge.currency,
      createdAt: new Date(api.clock()),
    });
  const kinds = await enterClaims(api, tx, entering, charge);
  const entered = isKnown
    ? order
    : isWelcome
      ? await keepPaid(api, tx, entering)
      : await sendBack(api, tx, entering, charge, isMatch);
  return followClaims(api, tx, { ...entering, order: entered }, charge, kinds);
}

/** A charge that no order waits for goes back, except for what a bank claims. */
async function sendBack(
  api: Api,
  tx: Transaction,
  { order, session }: Entering,
  charge: Charge,
  isMatch: boolean,
): Promise<OrderRow> {
  api.log.error(
    { order: order.id, session: session.id, isMatch },
    'a charge that no order waits for goes back',
  );
  const entries = await readEntries(tx, order.id);
  const { gateway } = session;
  const { transaction } = charge;
  const amountPiastres = sumEntriesOf(entries, { gateway, transaction }).heldPiastres;
  if (amountPiastres > 0)
    await askRefund(api, tx, {
      orderId: order.id,
      sessionId: session.id,
      transaction,
      amountPiastres,
    });
  // An order that is paid already, or was never paid right, stays as it is.
  if (!isMatch) return order;
  const reason: RefundReason = order.paidAt ? 'paid_again' : 'paid_in_vain';
  if (amountPiastres > 0)
    await putOrderLetter(api, tx, order, 'refund_due', { of: transaction, data: { reason, amountPiastres } });
  const event = 'charged_in_vain';
  return (await moveOrder(api, tx, order, { event, by: 'gateway' })) ?? order;
}

const partyOf = ({ order, session }: Entering) => ({
  orderId: order.id,
  sessionId: session.id,
  gateway: session.gateway,
});

/** Whether an order can be paid now: nobody paid or gave it up, and its pieces are held or there. */
async function canKeep(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (!nextStatus(order.status, 'charged')) return false;
  if (order.stock === 'held') return true;
  const lines = await readLines(tx, [order.id]);
  return findLack(lines, await lockStock(tx, lines)) === undefined;
}

async function keepPaid(api: Api, tx: Transaction, { order, cartId }: Entering): Promise<OrderRow> {
  const now = new Date(api.clock());
  const paid = await moveOrder(api, tx, order, { event: 'charged', by: 'gateway', set: { paidAt: now } });
  if (!paid) throw new Error(`Order ${order.id} could not be paid`);
  if (cartId) await removeBought(tx, cartId, await readLines(tx, [order.id]), now);
  return paid;
}
