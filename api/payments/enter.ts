/** How amounts that a gateway tells of come into the ledger, and what that makes of their order. */

import type { Api } from '#api/dependencies.ts';
import type { RefundReason } from '#api/letters/letters.ts';
import { findLack } from '#api/orders/draft.ts';
import { moveOrder, putOrderLetter } from '#api/orders/move.ts';
import { type OrderRow, readLines } from '#api/orders/queries.ts';
import { lockStock, removeBought } from '#api/orders/stock.ts';
import { nextStatus } from '#api/orders/transitions.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { askRefund, askRest } from './ask-refund.ts';
import type { Charge } from './gateway.ts';
import { enterInLedger, findTaken, readEntries } from './ledger.ts';
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
  const claimedPiastres = await enterDispute(api, tx, entering, charge);
  if (isKnown) return order;
  if (isWelcome) return keepPaid(api, tx, entering);
  api.log.error(
    { order: order.id, session: session.id, isMatch },
    'a charge that no order waits for goes back',
  );
  const amountPiastres = charge.amountPiastres - claimedPiastres;
  if (amountPiastres > 0)
    await askRefund(api, tx, {
      orderId: order.id,
      sessionId: session.id,
      transaction: charge.transaction,
      amountPiastres,
    });
  // An order that is paid already, or was never paid right, stays as it is.
  if (!isMatch) return order;
  const reason: RefundReason = order.paidAt ? 'paid_again' : 'paid_in_vain';
  await putOrderLetter(api, tx, order, 'refund_due', {
    of: charge.transaction,
    data: { reason, amountPiastres },
  });
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

/** Enters what a bank began to claim, or claims no longer; answers what it claims now. */
async function enterDispute(
  api: Api,
  tx: Transaction,
  entering: Entering,
  { disputedPiastres = 0, transaction, currency }: Charge,
): Promise<number> {
  const { order, session, askedAt } = entering;
  const entries = (await readEntries(tx, order.id)).filter(
    ({ kind, gateway, ofTransaction }) =>
      (kind === 'dispute' || kind === 'dispute_won') &&
      gateway === session.gateway &&
      ofTransaction === transaction,
  );
  const sumOf = (wanted: string) =>
    entries.reduce((sum, { kind, amountPiastres }) => sum + (kind === wanted ? amountPiastres : 0), 0);
  const morePiastres = disputedPiastres - (sumOf('dispute') - sumOf('dispute_won'));
  // That a claim is over can't be known from what is old, or does not speak of it.
  const isNews = askedAt !== undefined && (entries.at(-1)?.createdAt.getTime() ?? 0) < askedAt;
  if (morePiastres === 0 || (morePiastres < 0 && !isNews))
    return disputedPiastres - Math.min(0, morePiastres);
  const kind = morePiastres > 0 ? 'dispute' : 'dispute_won';
  const amountPiastres = Math.abs(morePiastres);
  await enterInLedger(tx, {
    ...partyOf(entering),
    kind,
    transaction: `${transaction} to ${sumOf(kind) + amountPiastres}`,
    ofTransaction: transaction,
    amountPiastres,
    currency,
    createdAt: new Date(api.clock()),
  });
  if (kind === 'dispute') api.log.error({ order: order.id }, 'a bank claims a payment back');
  // Of an order that was given up, what was claimed until now is due.
  else if (order.status === 'refund_due' && order.stock === 'none') await askRest(api, tx, order);
  return disputedPiastres;
}
