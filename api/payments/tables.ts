/** Tables of payments. */
import { orders } from '#api/orders/tables.ts';
import { createdAt, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/** A card payment in progress at a gateway. The id is a secret: whoever has it can see and pay the order. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    id: pg.text('id').primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    gateway: pg.text('gateway').notNull(),
    url: pg.text('url').notNull(),
    successUrl: pg.text('success_url').notNull(),
    cancelUrl: pg.text('cancel_url').notNull(),
    /** What the built-in card page shows next: '', 'declined', 'challenge' or 'sold-out'. */
    step: pg.text('step').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [pg.index('payment_sessions_order').on(table.orderId)],
);

/** Notifications already acted upon, so that a replay changes nothing. */
export const paymentEvents = pg.pgTable(
  'payment_events',
  { gateway: pg.text('gateway').notNull(), eventId: pg.text('event_id').notNull(), createdAt: createdAt() },
  (table) => [pg.primaryKey({ columns: [table.gateway, table.eventId] })],
);
