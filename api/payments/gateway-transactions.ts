/** Saves every transaction that a notification names, so that its gateway can be asked about each. */

import type { Api } from '#api/dependencies.ts';
import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { gatewayTransactions, ledgerEntries, paymentSessions } from '#api/schema/payments.ts';
import type { NotifiedTransaction, PaymentNotification, SessionIds } from './gateway.ts';
import type { SessionRow } from './queries.ts';

type Notification = Extract<PaymentNotification, { about: SessionIds }>;

/** Every transaction that a notification names. */
export function listTransactions({ state, transaction }: Notification): NotifiedTransaction[] {
  const charges = typeof state === 'object' ? state.charges : [];
  const paid = charges.map((charge) => ({ ...charge, says: 'paid' as const }));
  return transaction ? [...paid, transaction] : paid;
}

interface SavedTransaction {
  isNew: boolean;
  /** Its session, if known. */
  sessionId: string | null;
}

/** Saves a transaction. If it is known, a new report replaces 'pending' and 'other', and 'paid' replaces any report. */
export async function saveTransaction(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  { gateway, about, sessionId }: { gateway: string; about: SessionIds; sessionId: string | null },
  { transaction, says, amountPiastres, currency }: NotifiedTransaction,
): Promise<SavedTransaction> {
  const [added] = await db
    .insert(gatewayTransactions)
    .values({
      gateway,
      transaction,
      sessionId,
      says,
      sessionKey: about.key ?? null,
      gatewaySessionId: about.gatewaySessionId ?? null,
      gatewayOrderId: about.gatewayOrderId ?? null,
      amountPiastres: amountPiastres ?? null,
      currency: currency ?? null,
      receivedAt: new Date(clock()),
    })
    .onConflictDoNothing()
    .returning({ sessionId: gatewayTransactions.sessionId });
  if (added) return { isNew: true, ...added };
  const isUndecided = inArray(gatewayTransactions.says, ['pending', 'other']);
  const [known] = await db
    .update(gatewayTransactions)
    .set({
      sessionId: sql`coalesce(${gatewayTransactions.sessionId}, ${sessionId})`,
      says:
        says === 'paid'
          ? says
          : sql`case when ${isUndecided} then ${says} else ${gatewayTransactions.says} end`,
    })
    .where(and(eq(gatewayTransactions.gateway, gateway), eq(gatewayTransactions.transaction, transaction)))
    .returning({ sessionId: gatewayTransactions.sessionId });
  return { isNew: false, sessionId: known?.sessionId ?? sessionId };
}

/**
 * The transactions of a session to ask about: first those in the ledger, then those that notifications named, declined
 * ones last.
 */
export async function readTransactions(db: Database, { id }: SessionRow): Promise<string[]> {
  const entered = await db
    .select({ transaction: ledgerEntries.transaction })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.sessionId, id), inArray(ledgerEntries.kind, ['charge', 'mismatch'])));
  const notified = await db
    .select({ transaction: gatewayTransactions.transaction })
    .from(gatewayTransactions)
    .where(eq(gatewayTransactions.sessionId, id))
    .orderBy(asc(sql`${gatewayTransactions.says} = 'declined'`), desc(gatewayTransactions.receivedAt));
  return [...new Set([...entered, ...notified].map(({ transaction }) => transaction))];
}

/** Whether a notification reported a paid or pending payment that is not in the ledger. */
export async function isPaymentUnconfirmed(db: Database, { id }: SessionRow): Promise<boolean> {
  const entry = db
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.gateway, gatewayTransactions.gateway),
        eq(ledgerEntries.transaction, gatewayTransactions.transaction),
      ),
    );
  const isUnconfirmed = and(
    eq(gatewayTransactions.sessionId, id),
    inArray(gatewayTransactions.says, ['paid', 'pending']),
    notExists(entry),
  );
  return (await db.$count(gatewayTransactions, isUnconfirmed)) > 0;
}

const MATCH_BATCH_SIZE = 100;

/**
 * Matches saved transactions with sessions that became known later, and schedules the reconciliation of these sessions.
 * Called every minute.
 */
export async function matchTransactions(api: Api): Promise<void> {
  const isSameSession = or(
    eq(paymentSessions.gatewaySessionId, gatewayTransactions.gatewaySessionId),
    eq(paymentSessions.gatewayOrderId, gatewayTransactions.gatewayOrderId),
    // Our own key counts only if the gateway's ids don't contradict it.
    and(
      eq(paymentSessions.id, gatewayTransactions.sessionKey),
      sql`coalesce(${paymentSessions.gatewaySessionId} = ${gatewayTransactions.gatewaySessionId}, true)`,
      sql`coalesce(${paymentSessions.gatewayOrderId} = ${gatewayTransactions.gatewayOrderId}, true)`,
    ),
  );
  const matches = await api.db
    .select({
      gateway: gatewayTransactions.gateway,
      transaction: gatewayTransactions.transaction,
      sessionId: paymentSessions.id,
    })
    .from(gatewayTransactions)
    .innerJoin(paymentSessions, and(eq(paymentSessions.gateway, gatewayTransactions.gateway), isSameSession))
    .where(isNull(gatewayTransactions.sessionId))
    .limit(MATCH_BATCH_SIZE);
  for (const { gateway, transaction, sessionId } of matches) {
    await api.db.transaction(async (tx) => {
      await tx
        .update(gatewayTransactions)
        .set({ sessionId })
        .where(
          and(eq(gatewayTransactions.gateway, gateway), eq(gatewayTransactions.transaction, transaction)),
        );
      await tx
        .update(paymentSessions)
        .set({ closedAt: null, askAt: new Date(api.clock()) })
        .where(eq(paymentSessions.id, sessionId));
    });
    api.log.warn({ gateway, transaction, session: sessionId }, 'a payment was matched with its session');
  }
}
