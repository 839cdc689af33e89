/** Transactions that notifications named: kept whatever becomes of them, so that their gateway can be asked about each. */

import type { Api } from '#api/dependencies.ts';
import { and, asc, desc, eq, inArray, isNull, notExists, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { NotifiedTransaction, PaymentNotification, SessionName } from './gateway.ts';
import type { SessionRow } from './queries.ts';
import { gatewayTransactions, ledgerEntries, paymentSessions } from './tables.ts';

type Notification = Extract<PaymentNotification, { about: SessionName }>;

/** Every transaction that a notification names. */
export function listNotified({ state, transaction }: Notification): NotifiedTransaction[] {
  const charges = typeof state === 'object' ? state.charges : [];
  const paid = charges.map((charge) => ({ ...charge, says: 'paid' as const }));
  return transaction ? [...paid, transaction] : paid;
}

interface Kept {
  /** Whether nobody named the transaction before. */
  isNew: boolean;
  /** The session that it is of, as far as we know. */
  sessionId: string | null;
}

/** Keeps a transaction; what was said of it first stays, unless it was undecided or is paid after all. */
export async function keepNotified(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  { gateway, about, sessionId }: { gateway: string; about: SessionName; sessionId: string | null },
  { transaction, says, amountPiastres, currency }: NotifiedTransaction,
): Promise<Kept> {
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
  const isOpen = inArray(gatewayTransactions.says, ['pending', 'other']);
  const [known] = await db
    .update(gatewayTransactions)
    .set({
      sessionId: sql`coalesce(${gatewayTransactions.sessionId}, ${sessionId})`,
      says:
        says === 'paid' ? says : sql`case when ${isOpen} then ${says} else ${gatewayTransactions.says} end`,
    })
    .where(and(eq(gatewayTransactions.gateway, gateway), eq(gatewayTransactions.transaction, transaction)))
    .returning({ sessionId: gatewayTransactions.sessionId });
  return { isNew: false, sessionId: known?.sessionId ?? sessionId };
}

/** The transactions of a session that its gateway is asked about: those in the ledger, then likely payments, then the newest. */
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

/** Whether a notification said that a session is paid, or may be soon, and the ledger does not have it. */
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

const MATCHED_AT_ONCE = 100;

/** Finds the sessions of transactions that came before them, and has their gateways asked. To be called every minute. */
export async function matchNotified(api: Api): Promise<void> {
  const isSameName = or(
    eq(paymentSessions.gatewaySessionId, gatewayTransactions.gatewaySessionId),
    eq(paymentSessions.gatewayOrderId, gatewayTransactions.gatewayOrderId),
    // Our own name counts only where the gateway's do not say otherwise.
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
    .innerJoin(paymentSessions, and(eq(paymentSessions.gateway, gatewayTransactions.gateway), isSameName))
    .where(isNull(gatewayTransactions.sessionId))
    .limit(MATCHED_AT_ONCE);
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
    api.log.warn({ gateway, transaction, session: sessionId }, 'a payment has found its session');
  }
}
