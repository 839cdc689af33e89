/** What the shop does with a return; each action is one transaction. */

import type { OrderDeps } from '#api/dependencies.ts';
import { runOrderAction } from '#api/orders/actions.ts';
import { publishStockChanges } from '#api/orders/place-order.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { returnDamaged, returnStock } from '#api/orders/stock.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { ReturnStatus } from '#api/schema/returns.ts';
import { putReturnEmail } from './put-return-email.ts';
import {
  findOrderOfReturn,
  type ReturnRow,
  readReturn,
  readReturnedLines,
  setCondition,
  setReturnStatus,
} from './queries.ts';
import { isAllowed, type ReturnEvent, statusesBefore } from './transitions.ts';

/** Thrown for an action that a return's status does not allow; the message is a sentence for the operator. */
export class ReturnActionRefused extends Error {}

function refuseAction({ number, status }: ReturnRow, event: ReturnEvent): ReturnActionRefused {
  if (status === event) return new ReturnActionRefused(`Return ${number} is ${status} already.`);
  const allowed = statusesBefore(event).join(' or ');
  return new ReturnActionRefused(
    `Return ${number} is ${status}: only a return that is ${allowed} can be ${event}.`,
  );
}

/** The return is audited itself, not its order. */
const NOT_AUDITED = async () => {};

interface ReturnChange {
  event: Extract<ReturnStatus, ReturnEvent>;
  /** A text to the shopper. */
  answer?: string | undefined;
  /** What else happens, in the same transaction. */
  also?: (tx: Transaction, order: OrderRow, row: ReturnRow) => Promise<void>;
}

/** Moves the return with this number; false if there is none. */
async function moveReturn(api: OrderDeps, number: number, { event, answer, also }: ReturnChange) {
  const found = await findOrderOfReturn(api.db, { number });
  if (!found) return false;
  await runOrderAction(
    api,
    found.orderId,
    async (tx, order) => {
      const before = await readReturn(tx, found.id);
      if (!isAllowed(before.status, event)) throw refuseAction(before, event);
      const now = new Date(api.clock());
      const row = await setReturnStatus(tx, before, event, {
        by: 'shop',
        now,
        answer,
        staffId: api.actor?.staffId,
      });
      await also?.(tx, order, row);
      const label = `${order.orderNumber}, return ${number}`;
      await api.audit?.(tx, {
        id: row.id,
        label,
        before: { status: before.status },
        after: { status: row.status },
      });
      return order;
    },
    { audit: NOT_AUDITED },
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

/** Records that all pieces of a return came back: they are on sale again, unless they are damaged. */
export async function receiveReturn(
  api: OrderDeps,
  number: number,
  condition: 'resale' | 'damaged',
): Promise<boolean> {
  const isReceived = await moveReturn(api, number, {
    event: 'received',
    async also(tx, order, row) {
      await setCondition(tx, row.id, condition);
      const pieces = await readReturnedLines(tx, row.id);
      const lines = pieces.map(({ line: { productId }, count }) => ({ productId, count }));
      await (condition === 'resale' ? returnStock(tx, lines, 'sold') : returnDamaged(tx, lines));
      await putReturnEmail(api, tx, order, row, 'return_received');
    },
  });
  if (isReceived) await publishStockChanges(api);
  return isReceived;
}

/** Ends a return: the money was refunded, the exchange was sent, or the pieces never came. */
export const closeReturn = (api: OrderDeps, number: number) => moveReturn(api, number, { event: 'closed' });
