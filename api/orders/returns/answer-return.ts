/** What the shop does with a return; each action is one transaction. */

import { returnDamaged, returnStock } from '#api/catalogue/stock/move-stock.ts';
import type { OrderDeps } from '#api/dependencies.ts';
import { runOrderAction } from '#api/orders/actions.ts';
import { publishStockChanges } from '#api/orders/place-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { ReturnStatus } from '#api/schema/returns.ts';
import { putReturnEmail } from './put-return-email.ts';
import {
  findOrderOfReturn,
  type ReceivedLine,
  type ReturnedLine,
  type ReturnRow,
  readReturn,
  readReturnedLines,
  setReceived,
  setReturnStatus,
} from './queries.ts';
import { isAllowed, type ReturnEvent, statusesBefore } from './transitions.ts';

/** Thrown for an action that a return's status does not allow; the message is a sentence for the operator. */
export class ReturnActionRefused extends Error {}

function refuseAction(
  { number, status }: ReturnRow,
  event: ReturnEvent,
  from = statusesBefore(event),
): ReturnActionRefused {
  if (status === event) return new ReturnActionRefused(`Return ${number} is ${status} already.`);
  const allowed = from.join(' or ');
  return new ReturnActionRefused(
    `Return ${number} is ${status}: only a return that is ${allowed} can be ${event}.`,
  );
}

const NO_PIECES = { resalePieces: 0, damagedPieces: 0 };

/** Writes no audit entry for the order: the change is recorded for the return instead. */
export const skipAudit = async () => {};

interface ReturnChange {
  event: Extract<ReturnStatus, ReturnEvent>;
  /** Required current statuses, if fewer than the transition table allows for the event. */
  from?: readonly ReturnStatus[];
  /** A text to the shopper. */
  answer?: string | undefined;
  /** Runs in the same transaction. */
  also?: (tx: Transaction, order: OrderRow, row: ReturnRow) => Promise<OrderRow> | Promise<void>;
}

/** Moves the return with this number; false if there is none. */
export async function moveReturn(
  api: OrderDeps,
  number: number,
  { event, from, answer, also }: ReturnChange,
) {
  const found = await findOrderOfReturn(api.db, { number });
  if (!found) return false;
  await runOrderAction(
    api,
    found.orderId,
    async (tx, order) => {
      const before = await readReturn(tx, found.id);
      if (!isAllowed(before.status, event) || from?.includes(before.status) === false)
        throw refuseAction(before, event, from);
      const now = new Date(api.clock());
      const row = await setReturnStatus(tx, before, event, {
        by: 'shop',
        now,
        answer,
        staffId: api.actor?.staffId,
      });
      const changed = await also?.(tx, order, row);
      const label = `${order.orderNumber}, return ${number}`;
      await api.audit?.(tx, {
        id: row.id,
        label,
        before: { status: before.status },
        after: { status: row.status },
      });
      return changed ?? order;
    },
    { audit: skipAudit },
  );
  return true;
}

export const approveReturn = (api: OrderDeps, number: number, answer?: string) =>
  moveReturn(api, number, {
    event: 'approved',
    answer,
    also: (tx, order, row) => putReturnEmail(api, tx, order, row, 'return_approved'),
  });

export const refuseReturn = (api: OrderDeps, number: number, answer: string) =>
  moveReturn(api, number, {
    event: 'refused',
    answer,
    also: (tx, order, row) => putReturnEmail(api, tx, order, row, 'return_refused'),
  });

/** The condition of the pieces that came back: one for all, or the number of pieces in each condition by line. */
export type Received = { condition: 'resale' | 'damaged' } | { lines: readonly ReceivedLine[] };

/** Records which pieces of a return came back. Undamaged pieces go on sale again. */
export async function receiveReturn(api: OrderDeps, number: number, received: Received): Promise<boolean> {
  const isReceived = await moveReturn(api, number, {
    event: 'received',
    async also(tx, order, row) {
      const lines = listReceived(row, await readReturnedLines(tx, row.id), received);
      for (const line of lines) await setReceived(tx, row.id, line);
      const countBy = (piece: 'resalePieces' | 'damagedPieces') =>
        lines
          .map((line) => ({ productId: line.productId, count: line[piece] }))
          .filter(({ count }) => count > 0);
      const cause = { at: new Date(api.clock()), orderId: order.id, staffId: api.actor?.staffId };
      await returnStock(tx, countBy('resalePieces'), 'sold', cause);
      await returnDamaged(tx, countBy('damagedPieces'), cause);
      await putReturnEmail(api, tx, order, row, 'return_received');
    },
  });
  if (isReceived) await publishStockChanges(api);
  return isReceived;
}

/** The pieces that came back, by line; refuses more pieces than were expected, or none at all. */
function listReceived({ number }: ReturnRow, expected: ReturnedLine[], received: Received) {
  const given = 'lines' in received ? new Map(received.lines.map((line) => [line.lineId, line])) : undefined;
  const lines = expected.map(({ line: { id: lineId, productId }, count }) => {
    const isResale = 'condition' in received && received.condition === 'resale';
    const whole = { resalePieces: isResale ? count : 0, damagedPieces: isResale ? 0 : count };
    const { resalePieces, damagedPieces } = given ? (given.get(lineId) ?? NO_PIECES) : whole;
    given?.delete(lineId);
    if (resalePieces + damagedPieces > count)
      throw new ReturnActionRefused(`Of a line of return ${number} more pieces came back than its ${count}.`);
    return { lineId, productId, resalePieces, damagedPieces };
  });
  if (given && given.size > 0) throw new ReturnActionRefused(`Return ${number} does not have this line.`);
  if (lines.every((line) => line.resalePieces + line.damagedPieces === 0))
    throw new ReturnActionRefused(`No piece of return ${number} came back: close it instead.`);
  return lines;
}

/** Ends a return: the money was refunded, the exchange was sent, or the pieces never came. */
export const closeReturn = (api: OrderDeps, number: number) => moveReturn(api, number, { event: 'closed' });
