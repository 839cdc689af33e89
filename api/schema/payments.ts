/** Tables of payments: sessions, transactions in notifications, the ledger, refunds, the test card page. */

import { createdAt, id, moment, piastres, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LEDGER_KINDS } from '#contract/bookkeeping/kinds.ts';
import { orders } from './orders.ts';

const order = () =>
  reference('order_id')
    .notNull()
    .references(() => orders.id);

/** Payment sessions at a gateway. An order has several if a gateway's answer was lost and a new session was opened, or
 *  if it was paid by a link or paid again after a change. */
export const paymentSessions = pg.pgTable(
  'payment_sessions',
  {
    /** Our own id, which is sent to the gateway. */
    id: id().primaryKey(),
    orderId: order(),
    gateway: pg.text('gateway').notNull(),
    /**
     * checkout: pays the order of a cart. link: pays an order by its payment link. difference: pays the amount that a
     * paid order owes after a change.
     */
    purpose: pg
      .text('purpose', { enum: ['checkout', 'link', 'difference'] })
      .notNull()
      .default('checkout'),
    /** The charge that was accepted for a difference. */
    acceptedTransaction: pg.text('accepted_transaction'),
    /**
     * The gateway account that opened the session; null if the gateway has no accounts, or did not name the account.
     */
    account: pg.text('account'),
    /**
     * These three columns are null until the gateway answers. The test gateway's session id is secret, because it
     * opens the card page.
     */
    gatewaySessionId: pg.text('gateway_session_id'),
    gatewayOrderId: pg.text('gateway_order_id'),
    url: pg.text('url'),
    successUrl: pg.text('success_url').notNull(),
    cancelUrl: pg.text('cancel_url').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    currency: pg.text('currency').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** When a session with a pending payment expires, which is later than `expiresAt`. */
    payingUntil: moment('paying_until'),
    /** When the shop next asks the gateway about the session, and when it last did. */
    askAt: moment('ask_at').notNull(),
    askedAt: moment('asked_at'),
    /**
     * Since when the gateway's answer is unclear, for example because it names a payment that the shop does not know.
     * Meanwhile, the order does not expire.
     */
    unclearSince: moment('unclear_since'),
    /** When the gateway reported the session as final. */
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
 * Every transaction that a signed notification named. Some gateways report only an order's last transaction, so the
 * shop asks about each of them. `sessionId` is null if the shop does not know the session. Contains no personal data.
 */
export const gatewayTransactions = pg.pgTable(
  'gateway_transactions',
  {
    gateway: pg.text('gateway').notNull(),
    transaction: pg.text('transaction').notNull(),
    sessionId: reference('session_id').references(() => paymentSessions.id),
    /** other: for example a refund; the shop has to ask the gateway about it. */
    says: pg.text('says', { enum: ['paid', 'pending', 'declined', 'other'] }).notNull(),
    /** The session's ids that the notification contained. */
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
 * Every amount that moved or was disputed. A trigger refuses to change or delete rows. charge: a payment of the
 * expected amount. mismatch: a payment of another amount or currency. refund: money sent back. refund_failed: a refund
 * that came back to the shop. dispute: a bank claims the amount. dispute_won: the bank no longer claims it.
 * dispute_lost: the bank got it. dispute_reopened: a lost dispute is decided again.
 */
export const ledgerKind = pg.pgEnum('ledger_kind', LEDGER_KINDS);

export const ledgerEntries = pg.pgTable(
  'ledger_entries',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: order(),
    /** Null for cash, and for manual refunds. */
    sessionId: reference('session_id').references(() => paymentSessions.id),
    gateway: pg.text('gateway').notNull(),
    kind: ledgerKind('kind').notNull(),
    /** Unique by gateway and kind, so that a repeated report is entered once. */
    transaction: pg.text('transaction').notNull(),
    /** The charge or mismatch that a refund or dispute is about; for a charge, its own transaction. */
    ofTransaction: pg.text('of_transaction').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    currency: pg.text('currency').notNull(),
    /** The member of staff who added the entry, or requested the refund. */
    staffId: reference('staff_id'),
    createdAt: createdAt(),
  },
  (table) => [
    pg.uniqueIndex('ledger_entries_once').on(table.gateway, table.kind, table.transaction),
    pg.index('ledger_entries_order').on(table.orderId, table.id),
    pg.index('ledger_entries_by_time').on(table.createdAt, table.id),
    pg.index('ledger_entries_by_gateway').on(table.gateway, table.createdAt, table.id),
    pg
      .index('ledger_entries_by_staff')
      .on(table.staffId, table.createdAt, table.id)
      .where(sql`${table.staffId} is not null`),
    pg.index('ledger_entries_disputes').on(table.sessionId).where(sql`${table.kind} = 'dispute'`),
    pg.index('ledger_entries_mismatches').on(table.orderId).where(sql`${table.kind} = 'mismatch'`),
    pg.check('ledger_entries_amount', sql`${table.amountPiastres} > 0`),
  ],
);

/** Requested refunds, one at a time for each charge. Completed refunds are in the ledger, too. */
export const refunds = pg.pgTable(
  'refunds',
  {
    /** Also the idempotency key at the gateway. */
    id: id().primaryKey(),
    orderId: order(),
    sessionId: reference('session_id')
      .notNull()
      .references(() => paymentSessions.id),
    /** The charge or mismatch to refund. */
    transaction: pg.text('transaction').notNull(),
    amountPiastres: piastres('amount_piastres').notNull(),
    /** The total refunded from the charge, including this refund. */
    refundedAfterPiastres: piastres('refunded_after_piastres').notNull(),
    /** refused: the gateway can't send the refund, so a person has to. */
    state: pg
      .text('state', { enum: ['asked', 'done', 'refused'] })
      .notNull()
      .default('asked'),
    /** The gateway's reason. */
    refusal: pg.text('refusal'),
    /**
     * For gateways without idempotency keys: the last transaction before the first try; later ones may be this
     * refund.
     */
    before: pg.text('before'),
    /** The member of staff who requested the refund. */
    staffId: reference('staff_id'),
    createdAt: createdAt(),
  },
  (table) => [
    pg.index('refunds_order').on(table.orderId),
    pg.index('refunds_refused').on(table.orderId).where(sql`${table.state} = 'refused'`),
    pg
      .uniqueIndex('refunds_one_at_a_time')
      .on(table.sessionId, table.transaction)
      .where(sql`${table.state} = 'asked'`),
  ],
);

/** Payments of the test card page: what a payment company would store in its own systems. */
export const testCardPayments = pg.pgTable('test_card_payments', {
  /** Part of the address of the payment's page, and secret: anybody who has it can pay. */
  id: pg.text('id').primaryKey(),
  /** What the page shows next; '' is the empty form. claimed: paid, and disputed by the bank. lost: the shop lost the
   *  dispute. */
  step: pg
    .text('step', { enum: ['', 'declined', 'challenge', 'sold-out', 'paid', 'claimed', 'lost', 'ended'] })
    .notNull()
    .default(''),
  amountPiastres: piastres('amount_piastres').notNull(),
  refundedPiastres: piastres('refunded_piastres').notNull().default(0),
  cardLast4: pg.text('card_last4'),
});
