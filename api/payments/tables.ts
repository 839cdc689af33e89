/** Tables of payments: sessions at gateways, transactions they told of, the ledger of all money, refunds that were asked for. */
import { orders } from '#api/orders/tables.ts';
import { createdAt, id, moment, piastres, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';

const order = () =>
  reference('order_id')
    .notNull()
    .references(() => orders.id);

/** Payments in progress at a gateway. An order has several when the answer about an earlier one was lost. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    /** Our own name of it, which the gateway knows it by. */
    id: id().primaryKey(),
    orderId: order(),
    gateway: pg.text('gateway').notNull(),
    /** Whose keys opened it, as the gateway tells; absent if it has no accounts, or did not tell. */
    account: pg.text('account'),
    /** These three are unknown until the gateway answered. With the id, the test card page can be opened: it is a secret. */
    gatewaySessionId: pg.text('gateway_session_id'),
    gatewayOrderId: pg.text('gateway_order_id'),
    url: pg.text('url'),
    successUrl: pg.text('success_url').notNull(),
    cancelUrl: pg.text('cancel_url').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    currency: pg.text('currency').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** Until when its order is kept beyond that, because money is on its way. */
    payingUntil: moment('paying_until'),
    /** When the gateway is asked next, and when it was last. */
    askAt: moment('ask_at').notNull(),
    askedAt: moment('asked_at'),
    /** Since when its gateway says that it is paid but not by what, or can't be understood: its order does not expire. */
    unclearSince: moment('unclear_since'),
    /** Since when nothing more can happen at the gateway. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    pg.index('payment_sessions_order').on(table.orderId),
    pg.uniqueIndex('payment_sessions_at_gateway').on(table.gateway, table.gatewaySessionId),
    pg.index('payment_sessions_order_at_gateway').on(table.gateway, table.gatewayOrderId),
    pg.index('payment_sessions_to_ask').on(table.askAt).where(sql`${table.closedAt} is null`),
  ],
);

/**
 * Transactions that signed notifications named, whatever they said: a gateway that tells only the last one of an order is
 * asked about each of them. Those without a session are of one that we don't know. Nothing here is about a person.
 */
export const gatewayTransactions = pg.pgTable(
  'gateway_transactions',
  {
    gateway: pg.text('gateway').notNull(),
    transaction: pg.text('transaction').notNull(),
    sessionId: reference('session_id').references(() => paymentSessions.id),
    /** other: something became of it that only the gateway can tell. */
    says: pg.text('says', { enum: ['paid', 'pending', 'declined', 'other'] }).notNull(),
    /** The session's names, as far as the notification told them. */
    sessionKey: pg.text('session_key'),
    gatewaySessionId: pg.text('gateway_session_id'),
    gatewayOrderId: pg.text('gateway_order_id'),
    amountPiastres: piastres('amount_piastres'),
    currency: pg.text('currency'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.gateway, table.transaction] }),
    pg.index('gateway_transactions_session').on(table.sessionId),
    pg.index('gateway_transactions_unmatched').on(table.receivedAt).where(sql`${table.sessionId} is null`),
  ],
);

/**
 * Every amount that moved or was claimed to. Rows are never changed: a trigger refuses it. charge: what an order costs.
 * mismatch: another amount or currency than that. refund: what went back of either. refund_failed: what of that came back to
 * the shop. dispute: what a bank claims back. dispute_won: what of that it no longer claims. dispute_lost: what of that it got.
 * dispute_reopened: what it got, and has to decide about once more.
 */
export const ledgerKind = pg.pgEnum('ledger_kind', [
  'charge',
  'mismatch',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'dispute_reopened',
]);

export const ledgerEntries = pg.pgTable(
  'ledger_entries',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: order(),
    /** Absent for cash, and for money sent back by hand. */
    sessionId: reference('session_id').references(() => paymentSessions.id),
    gateway: pg.text('gateway').notNull(),
    kind: ledgerKind('kind').notNull(),
    /** Unique for its gateway and kind: what is told again is not entered again. */
    transaction: pg.text('transaction').notNull(),
    /** The charge or mismatch that a refund, its failure or a dispute is of; of itself else. */
    ofTransaction: pg.text('of_transaction').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    currency: pg.text('currency').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.uniqueIndex('ledger_entries_once').on(table.gateway, table.kind, table.transaction),
    pg.index('ledger_entries_order').on(table.orderId, table.id),
    pg.index('ledger_entries_disputes').on(table.sessionId).where(sql`${table.kind} = 'dispute'`),
    pg.check('ledger_entries_amount', sql`${table.amountPiastres} > 0`),
  ],
);

/** Refunds that were asked for, one at a time for each charge; done ones are in the ledger. */
export const refunds = pg.pgTable(
  'refunds',
  {
    /** Also the idempotency key at the gateway. */
    id: id().primaryKey(),
    orderId: order(),
    sessionId: reference('session_id')
      .notNull()
      .references(() => paymentSessions.id),
    /** The charge or mismatch that goes back. */
    transaction: pg.text('transaction').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    /** What has gone back of it in all, once this is done. */
    refundedAfterPiastres: piastres('refunded_after_piastres').notNull(),
    /** refused: the gateway can't, or could not in the end: a person has to. */
    state: pg
      .text('state', { enum: ['asked', 'done', 'refused'] })
      .notNull()
      .default('asked'),
    /** What the gateway said to that. */
    refusal: pg.text('refusal'),
    /** What a gateway without idempotency keys had done last before this was first tried: whatever it did since may be this. */
    before: pg.text('before'),
    createdAt: createdAt(),
  },
  (table) => [
    pg.index('refunds_order').on(table.orderId),
    pg
      .uniqueIndex('refunds_one_at_a_time')
      .on(table.sessionId, table.transaction)
      .where(sql`${table.state} = 'asked'`),
  ],
);
