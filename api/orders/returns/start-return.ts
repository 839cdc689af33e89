/** Returns that the shop starts itself; they need no approval. */
import type { OrderDeps } from '#api/dependencies.ts';
import { describeStatus } from '#api/orders/action-refused.ts';
import { runOrderAction } from '#api/orders/actions.ts';
import { readLines } from '#api/orders/queries.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import { ReturnActionRefused, skipAudit } from './answer-return.ts';
import { putReturnEmail } from './put-return-email.ts';
import { insertReturn, readReturns } from './queries.ts';
import { countReturned, findReturnableUntil, isRepeated } from './returnable.ts';

/** Starts a return, even after the days in which shoppers may request one; resolves with its number. */
export async function startReturn(api: OrderDeps, orderId: string, request: ReturnRequest): Promise<number> {
  let number = 0;
  await runOrderAction(
    api,
    orderId,
    async (tx, order) => {
      const now = new Date(api.clock());
      const before = await readReturns(tx, [orderId]);
      const repeated = before.find((each) => isRepeated(each, request, { status: 'approved', now }));
      if (repeated) {
        number = repeated.row.number;
        return order;
      }
      if (!findReturnableUntil(order))
        throw new ReturnActionRefused(`${describeStatus(order)}: nothing of it can be returned.`);
      const returned = countReturned(before);
      const lines = new Map((await readLines(tx, [orderId])).map((line) => [line.id, line]));
      for (const { lineId, count } of request.lines) {
        const left = (lines.get(lineId)?.count ?? 0) - (returned.get(lineId) ?? 0);
        if (count > left)
          throw new ReturnActionRefused(
            `Of order ${order.orderNumber}, ${left} pieces of this line can be returned.`,
          );
      }
      const row = await insertReturn(tx, {
        ...{ order, request, now },
        shop: { staffId: api.actor?.staffId },
      });
      number = row.number;
      await putReturnEmail(api, tx, order, row, 'return_approved');
      await api.audit?.(tx, {
        id: row.id,
        label: `${order.orderNumber}, return ${number}`,
        after: { status: row.status, kind: row.kind, reason: row.reason },
      });
      return order;
    },
    { audit: skipAudit },
  );
  return number;
}
