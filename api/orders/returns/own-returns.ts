/** What shoppers do with returns: request one for pieces of a delivered order, and withdraw the request. */

import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { runOrderAction } from '#api/orders/actions.ts';
import { findOwnOrder, type ListedOrder } from '#api/orders/list.ts';
import { type OrderLineRow, type OrderRow, readLines } from '#api/orders/queries.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { type Language, RETURN_DAYS } from '#contract/constants.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import { putReturnEmail } from './put-return-email.ts';
import {
  findOrderOfReturn,
  insertReturn,
  type ListedReturn,
  readReturn,
  readReturns,
  setReturnStatus,
} from './queries.ts';
import { countReturned, findReturnableUntil, isRepeated } from './returnable.ts';
import { isAllowed } from './transitions.ts';

async function findOwn(api: Api, userId: string, orderId: string): Promise<ListedOrder> {
  const found = await findOwnOrder(api.db, userId, orderId);
  if (!found) throw refuse('no-order', { values: [orderId] });
  return found;
}

function refuseLate(order: OrderRow, now: number): void {
  const until = findReturnableUntil(order);
  if (!until) throw refuse('order-not-returnable');
  if (now > until.getTime()) throw refuse('return-too-late', { values: [RETURN_DAYS] });
}

/** Refuses lines of another order, and pieces that are already part of a return. */
function refusePieces(
  lines: OrderLineRow[],
  before: ListedReturn[],
  request: ReturnRequest,
  language: Language,
): void {
  const returned = countReturned(before);
  for (const { lineId, count } of request.lines) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw refuseField('invalid-value', { param: 'lines', value: lineId });
    const left = line.count - (returned.get(lineId) ?? 0);
    if (count > left) throw refuse('pieces-not-returnable', { values: [left, titleIn(line, language)] });
  }
}

interface Wanted {
  userId: string;
  orderId: string;
  request: ReturnRequest;
  /** The language of product titles in refusals. */
  language: Language;
}

/** Adds a shopper's request to return or exchange pieces; the same request within ten minutes is added once. */
export async function requestReturn(api: Api, { userId, orderId, request, language }: Wanted) {
  await findOwn(api, userId, orderId);
  await runOrderAction(
    api,
    orderId,
    async (tx, order) => {
      const now = api.clock();
      const before = await readReturns(tx, [orderId]);
      const isAgain = { status: 'requested', now: new Date(now) } as const;
      if (before.some((each) => isRepeated(each, request, isAgain))) return order;
      refuseLate(order, now);
      refusePieces(await readLines(tx, [orderId]), before, request, language);
      const row = await insertReturn(tx, { order, request, now: new Date(now) });
      await putReturnEmail(api, tx, order, row, 'return_requested');
      return order;
    },
    { userId },
  );
  return findOwn(api, userId, orderId);
}

/** Withdraws a request that is not answered yet; does nothing if it is already withdrawn. */
export async function cancelOwnReturn(api: Api, userId: string, orderId: string, returnId: string) {
  const found = await findOrderOfReturn(api.db, { id: returnId, orderId, userId });
  if (!found) throw refuse('no-return', { values: [returnId] });
  await runOrderAction(
    api,
    orderId,
    async (tx, order) => {
      const row = await readReturn(tx, returnId);
      if (row.status === 'cancelled') return order;
      if (!isAllowed(row.status, 'cancelled')) throw refuse('return-answered');
      await setReturnStatus(tx, row, 'cancelled', { by: 'shopper', now: new Date(api.clock()) });
      return order;
    },
    { userId },
  );
  return findOwn(api, userId, orderId);
}
