import type { OrderDeps } from '#api/dependencies.ts';
import { addMentions } from '#api/mentions/mentions.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { orderNotes, orders } from '#api/schema/orders.ts';
import { ActionRefused } from './action-refused.ts';

interface NewNote {
  text: string;
  /** The ids of the members of staff whom it mentions. */
  mentions: string[];
}

/** Adds a note of the staff to an order. */
export const addOrderNote = (api: OrderDeps, orderId: string, { text, mentions }: NewNote): Promise<void> =>
  api.db.transaction(async (tx) => {
    const at = new Date(api.clock());
    const [order] = await tx
      .select({ label: orders.orderNumber, status: orders.status })
      .from(orders)
      .where(eq(orders.id, orderId));
    if (!order) throw new Error(`Order ${orderId} is gone`);
    const id = newId(at.getTime());
    await tx.insert(orderNotes).values({ id, orderId, staffId: api.actor?.staffId, text, at });
    if (!(await addMentions(tx, id, mentions, at)))
      throw new ActionRefused(order.status, 'Somebody who is mentioned has no access to orders any more.');
    await api.audit?.(tx, { id: orderId, label: order.label });
  });
