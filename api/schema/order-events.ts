/** The timelines of orders. */

import { moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { orderStatus, orders } from './orders.ts';

/** What can happen to an order after its creation. */
export type OrderEvent =
  /** The gateway has the money, and the order can be fulfilled. */
  | 'charged'
  /** The gateway has the money, but the products are sold out, or the order was given up before. */
  | 'charged_in_vain'
  | 'declined'
  /** After a declined payment, another payment is pending. */
  | 'paying'
  | 'expired'
  /** Replaced by a newer order of the same cart. */
  | 'replaced'
  | 'confirmed'
  /** The shopper was reminded to confirm the order. */
  | 'confirm_reminded'
  /** Not confirmed in time. */
  | 'confirm_lapsed'
  /** The staff changed the delivery address. */
  | 'address_changed'
  /** The staff changed the order's lines. */
  | 'lines_changed'
  /** A packed order was changed: it has to be packed again. `_paid`: it was already paid. */
  | 'unpacked'
  | 'unpacked_paid'
  /** The shopper has paid the amount by which changed lines raised the total of a paid order. */
  | 'charged_difference'
  | 'packed'
  | 'shipped'
  | 'delivered'
  /** Cancelled by the shopper or the shop. `_paid`: the money goes back. */
  | 'cancelled'
  | 'cancelled_paid'
  /** The parcel came back, or the shopper did not accept it. `_paid`: the money goes back. */
  | 'returned'
  | 'returned_paid'
  /** Returned after everything was refunded. */
  | 'returned_refunded'
  /** Refunded, in part or in full. */
  | 'refunded_part'
  | 'refunded_all'
  /** A refund came back to the shop: a person has to send the money another way. */
  | 'refund_failed'
  /** A lost dispute was won after all: the shop has the money of a delivered order again, all of it or a part. */
  | 'restored'
  | 'restored_part';

/** What was ordered, and what it cost, before the lines were changed. */
export interface LinesBefore {
  lines: { titleEn: string; titleAr: string; count: number; pricePiastres: number }[];
  totalPiastres: number;
}

/** What a change replaced: the fields of the address, or the lines. */
export type EventBefore = Record<string, string | null> | LinesBefore;

/** An order's timeline, as the shopper sees it. Append-only. */
export const orderEvents = pg.pgTable(
  'order_events',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: pg.text('event').notNull().$type<OrderEvent>(),
    /** The order's status after the event. */
    status: orderStatus('status').notNull(),
    by: pg.text('by', { enum: ['shopper', 'shop', 'gateway'] }).notNull(),
    /** The member of staff who caused the event; null if a shopper, a gateway or a command did. */
    staffId: reference('staff_id'),
    /** What a change of the address or the lines replaced; null once the account is deleted. */
    before: pg.jsonb('before').$type<EventBefore>(),
    at: moment('at').notNull(),
  },
  (table) => [
    pg.index('order_events_order').on(table.orderId, table.id),
    pg
      .index('order_events_returned')
      .on(table.at)
      .where(sql`${table.event} in ('returned', 'returned_paid', 'returned_refunded')`),
  ],
);
