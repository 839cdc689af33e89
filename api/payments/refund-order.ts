/** Refunds that the staff ask for: through the gateway, or by hand. */

import type { OrderDeps } from '#api/dependencies.ts';
import { requestRefunds } from '#api/ledger/gateway-jobs.ts';
import { type LedgerEntry, readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { sumRefunds } from '#api/ledger/unsent-refunds.ts';
import { ActionRefused, describeStatus } from '#api/orders/action-refused.ts';
import { enterCash, runOrderAction } from '#api/orders/actions.ts';
import { putOrderEmail } from '#api/orders/move-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { updateRefundStatus } from '#api/orders/update-refund-status.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { CASH } from '#api/schema/orders.ts';
import { refunds } from '#api/schema/payments.ts';
import { formatEgp } from '#contract/money.ts';

export interface RefundInput {
  /** If undefined, everything that the shop holds is refunded. */
  amountPiastres?: number | undefined;
  /** Whether the shop gives the money back itself: in cash, or because the gateway can't. */
  isByHand?: boolean;
}

/** Refunds an order, in part or in full. */
export const refundOrder = (api: OrderDeps, orderId: string, input: RefundInput): Promise<OrderRow> =>
  runOrderAction(api, orderId, (tx, order) => refundLocked(api, tx, order, input));

/** Refunds an order that is locked, in part or in full. */
export async function refundLocked(
  api: OrderDeps,
  tx: Transaction,
  order: OrderRow,
  input: RefundInput,
): Promise<OrderRow> {
  const entries = await readEntries(tx, order.id);
  const { heldPiastres, claimedPiastres } = sumEntries(entries);
  // Also limits manual refunds: otherwise, money that the gateway is about to send would be refunded twice.
  const askedPiastres = await sumRefunds(tx, order.id, 'asked');
  const freePiastres = Math.max(0, heldPiastres - askedPiastres);
  const amountPiastres = input.amountPiastres ?? freePiastres;
  if (amountPiastres <= 0 || amountPiastres > freePiastres)
    throw refuseAmount(order, { freePiastres, askedPiastres, claimedPiastres });
  // A full refund before shipping must also stop the parcel: cancelling does both.
  if (amountPiastres === freePiastres && (order.status === 'paid' || order.status === 'packed'))
    throw new ActionRefused(
      order.status,
      `${describeStatus(order)}: cancel it instead, which sends all of the money back.`,
    );
  return input.isByHand || order.gateway === CASH
    ? refundByHand(api, tx, { order, amountPiastres, isAll: amountPiastres === freePiastres })
    : refundThroughGateway(api, tx, { order, entries, amountPiastres });
}

interface Refundable {
  /** Money that the shop holds, less refunds that are already requested. */
  freePiastres: number;
  askedPiastres: number;
  claimedPiastres: number;
}

function refuseAmount(
  order: OrderRow,
  { freePiastres, askedPiastres, claimedPiastres }: Refundable,
): ActionRefused {
  const possible =
    freePiastres > 0
      ? `Of order ${order.orderNumber} at most ${formatEgp(freePiastres)} can go back`
      : `${describeStatus(order)}, and the shop holds no money of it that could go back`;
  const onItsWay = askedPiastres > 0 ? `; ${formatEgp(askedPiastres)} is on its way back already` : '';
  const claimed = claimedPiastres > 0 ? `; ${formatEgp(claimedPiastres)} is claimed back by a bank` : '';
  return new ActionRefused(order.status, `${possible}${onItsWay}${claimed}.`);
}

async function refundByHand(
  api: OrderDeps,
  tx: Transaction,
  { order, amountPiastres, isAll }: { order: OrderRow; amountPiastres: number; isAll: boolean },
): Promise<OrderRow> {
  const entry = await enterCash(api, tx, order, 'refund', amountPiastres);
  // A refund by hand replaces those that the gateway refused, if it covers all of them.
  if (isAll || amountPiastres >= (await sumRefunds(tx, order.id, 'refused')))
    await tx
      .update(refunds)
      .set({ state: 'done' })
      .where(and(eq(refunds.orderId, order.id), eq(refunds.state, 'refused')));
  await putOrderEmail(api, tx, order, 'refunded', { of: entry, data: { amountPiastres, way: 'hand' } });
  return updateRefundStatus(api, tx, order, { by: 'shop' });
}

async function refundThroughGateway(
  api: OrderDeps,
  tx: Transaction,
  { order, entries, amountPiastres }: { order: OrderRow; entries: LedgerEntry[]; amountPiastres: number },
): Promise<OrderRow> {
  const requested = await requestRefunds(api, tx, order, entries, { amountPiastres });
  if (requested < amountPiastres)
    throw new ActionRefused(
      order.status,
      `Another refund of order ${order.orderNumber} is under way; try again when it is done.`,
    );
  return order;
}
