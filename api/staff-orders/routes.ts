import * as v from 'valibot';
import type { Api } from '#api/dependencies.ts';
import { isOperatorError } from '#api/desk/desk.ts';
import { findOrderId, orderName } from '#api/desk/desk-call.ts';
import { readWholeOrder } from '#api/desk/read-orders.ts';
import { toRefusal } from '#api/desk/routes.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffOrderCalls } from '#contract/staff-orders/calls.ts';
import { changeLines } from './change-lines.ts';
import { placeStaffOrder } from './place-order.ts';
import { previewOrder } from './preview-order.ts';

/** Serves the calls by which the staff place orders for customers. */
export function serveStaffOrders(api: Api, { serve }: CallRoutes): void {
  serve(staffOrderCalls.previewOrder, async (_, { body }) => ({
    data: await previewOrder(api, await body()),
  }));

  serve(staffOrderCalls.placeOrder, async (c, { body }) => {
    const order = await placeStaffOrder(api, c.var.actor, await body());
    return { data: await readWholeOrder(api.db, order.id) };
  });

  serve(staffOrderCalls.changeLines, async (c, { body }) => {
    const request = await body();
    try {
      const named = v.safeParse(orderName, c.req.param('order'));
      if (!named.success) throw refuse('invalid-request', { values: [named.issues[0].message] });
      const orderId = await findOrderId(api.db, named.output);
      const changed = await changeLines(api, c.var.actor, { ...request, orderId });
      const order = await readWholeOrder(api.db, orderId);
      if (!changed) throw refuse('changed-meanwhile', { current: order });
      return { data: order };
    } catch (error) {
      throw isOperatorError(error) ? toRefusal(error) : error;
    }
  });
}
