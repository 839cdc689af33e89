/** Refunds that the shop decides on: through the gateway, or from hand to hand. */

import type { Books } from '#api/dependencies.ts';
import { ActRefused, tellStanding } from '#api/orders/act-refused.ts';
import { actOnOrder, enterCash } from '#api/orders/acts.ts';
import { putOrderLetter } from '#api/orders/move.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { formatEgp } from '#contract/money.ts';
import { askRefunds, sumRefunds } from './ask-refund.ts';
import { followBalance } from './enter-refunds.ts';
import { type LedgerEntry, readEntries, sumEntries } from './ledger.ts';
import { CASH } from './payments.ts';
import { refunds } from './tables.ts';

export interface RefundWish {
  /** All that is held if not given. */
  amountPiastres?: number | undefined;
  /** The shop gives the money back itself: cash, or what a gateway can't send back. */
  isByHand?: boolean;
}

/** Sends money of an order back, in part or in whole. */
export function refundOrder(api: Books, orderId: string, wish: RefundWish): Promise<OrderRow> {
  return actOnOrder(api, orderId, async (tx, order) => {
    const entries = await readEntries(tx, order.id);
    const { heldPiastres, claimedPiastres } = sumEntries(entries);
    // By hand, too: what the gateway is asked for would else go back twice.
    const askedPiastres = await sumRefunds(tx, order.id, 'asked');
    const freePiastres = Math.max(0, heldPiastres - askedPiastres);
    const amountPiastres = wish.amountPiastres ?? freePiastres;
    if (amountPiastres <= 0 || amountPiastres > freePiastres)
      throw refuseAmount(order, { freePiastres, askedPiastres, claimedPiastres });
    // Whoever gets all of their money back gets no parcel: cancelling does both.
    if (amountPiastres === freePiastres && (order.status === 'paid' || order.status === 'packed'))
      throw new ActRefused(
        order.status,
        `${tellStanding(order)}: cancel it instead, which sends all of the money back.`,
      );
    return wish.isByHand || order.gateway === CASH
      ? handBack(api, tx, { order, amountPiastres, isAll: amountPiastres === freePiastres })
      : sendBack(api, tx, { order, entries, amountPiastres });
  });
}

interface Possible {
  /** Held, and not on its way back already. */
  freePiastres: number;
  askedPiastres: number;
  claimedPiastres: number;
}

function refuseAmount(
  order: OrderRow,
  { freePiastres, askedPiastres, claimedPiastres }: Possible,
): ActRefused {
  const possible =
    freePiastres > 0
      ? `Of order ${order.number} at most ${formatEgp(freePiastres)} can go back`
      : `${tellStanding(order)}, and the shop holds no money of it that could go back`;
  const onItsWay = askedPiastres > 0 ? `; ${formatEgp(askedPiastres)} is on its way back already` : '';
  const claimed = claimedPiastres > 0 ? `; ${formatEgp(claimedPiastres)} is claimed back by a bank` : '';
  return new ActRefused(order.status, `${possible}${onItsWay}${claimed}.`);
}

async function handBack(
  api: Books,
  tx: Transaction,
  { order, amountPiastres, isAll }: { order: OrderRow; amountPiastres: number; isAll: boolean },
): Promise<OrderRow> {
  const now = new Date(api.clock());
  const entry = await enterCash(tx, order, 'refund', amountPiastres, now);
  // What the gateway refused is done by hand now; if only a part of it is, a person is still waited for.
  if (isAll || amountPiastres >= (await sumRefunds(tx, order.id, 'refused')))
    await tx
      .update(refunds)
      .set({ state: 'done' })
      .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'refused')));
  await putOrderLetter(api, tx, order, 'refunded', { of: entry, data: { amountPiastres, way: 'hand' } });
  return followBalance(api, tx, order, 'shop');
}

async function sendBack(
  api: Books,
  tx: Transaction,
  { order, entries, amountPiastres }: { order: OrderRow; entries: LedgerEntry[]; amountPiastres: number },
): Promise<OrderRow> {
  const asked = await askRefunds(api, tx, order, entries, amountPiastres);
  if (asked < amountPiastres)
    throw new ActRefused(
      order.status,
      `Another refund of order ${order.number} is under way; try again when it is done.`,
    );
  return order;
}
