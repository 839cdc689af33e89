import type { OrderDeps } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { orderNotes, orders } from '#api/schema/orders.ts';

/** Adds a note of the staff to an order. */
export const addOrderNote = (api: OrderDeps, orderId: string, text: string): Promise<void> =>
  api.db.transaction(async (tx) => {
    const at = new Date(api.clock());
    const [order] = await tx.select({ label: orders.orderNumber }).from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error(`Order ${orderId} is gone`);
    await tx
      .insert(orderNotes)
      .values({ id: newId(at.getTime()), orderId, staffId: api.actor?.staffId, text, at });
    await api.audit?.(tx, { id: orderId, label: order.label });
  });
