import type { Api } from '#api/dependencies.ts';
import { readWholeOrder } from '#api/desk/read-orders.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { staffOrderCalls } from '#contract/staff-orders/calls.ts';
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
}
