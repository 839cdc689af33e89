/** Deletes an account. Its orders stay with their amounts, without personal data. */

import { endTokens } from '#api/account/sessions.ts';
import { NO_PASSWORD } from '#api/account/users.ts';
import { recordChange, topicsOfReviewer } from '#api/catalogue/changes.ts';
import { lockAccountOrders } from '#api/orders/queries.ts';
import { OPEN_RETURN_STATUSES } from '#api/orders/returns/transitions.ts';
import { OPEN_STATUSES } from '#api/orders/transitions.ts';
import { and, desc, eq, gt, inArray, isNull, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { addresses, emailChanges, emailUndos, resetCodes, type UserRow, users } from '#api/schema/account.ts';
import { carts, savedLines } from '#api/schema/cart.ts';
import { customerNotes } from '#api/schema/customers.ts';
import { emails } from '#api/schema/emails.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { orderKeys, orderNotes, orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { questions } from '#api/schema/questions.ts';
import { returns } from '#api/schema/returns.ts';
import { reviewReports } from '#api/schema/reviews.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { wishes } from '#api/schema/wish-list.ts';

/** A payment may arrive this long after its session expired. */
const LATE_PAYMENT_DAYS = 30;

/** The number of the newest unfinished order. */
async function findOpenOrder(tx: Transaction, userId: string): Promise<string | undefined> {
  const [open] = await tx
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, OPEN_STATUSES)))
    .orderBy(desc(orders.number))
    .limit(1);
  return open?.number;
}

/** The number of the order with the newest unfinished return. */
async function findOpenReturn(tx: Transaction, userId: string): Promise<string | undefined> {
  const [open] = await tx
    .select({ number: orders.orderNumber })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.userId, userId), inArray(returns.status, [...OPEN_RETURN_STATUSES])))
    .orderBy(desc(returns.number))
    .limit(1);
  return open?.number;
}

/** Whether an open payment session may still lead to a payment, even of a cancelled order. */
async function hasOpenSession(tx: Transaction, userId: string, now: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(paymentSessions.closedAt),
        gt(paymentSessions.expiresAt, new Date(now - LATE_PAYMENT_DAYS * 24 * 60 * 60_000)),
      ),
    )
    .limit(1);
  return open !== undefined;
}

async function anonymizeUser(tx: Transaction, { id }: UserRow, now: number): Promise<void> {
  await endTokens(tx, id, now, null);
  await tx
    .update(users)
    .set({
      name: '',
      email: `deleted-${id}@deleted.invalid`,
      emailConfirmedAt: null,
      phone: '',
      passwordHash: NO_PASSWORD,
      deletedAt: new Date(now),
      updatedAt: new Date(now),
    })
    .where(eq(users.id, id));
}

/** Removes personal data and drops unsent emails. Keeps the city and governorate, which bookkeeping needs. */
async function anonymizeOrders(tx: Transaction, { id, email }: UserRow, now: number): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const newEmail = tx
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(eq(emailChanges.userId, id));
  const formerEmails = tx
    .select({ email: emailUndos.email })
    .from(emailUndos)
    .where(eq(emailUndos.userId, id));
  const isToThem = or(
    email === null ? undefined : eq(emails.recipient, email),
    inArray(emails.recipient, newEmail),
    inArray(emails.recipient, formerEmails),
  );
  await tx
    .update(emails)
    .set({
      recipient: '',
      userId: null,
      data: {},
      sentAt: sql`coalesce(${emails.sentAt}, ${new Date(now).toISOString()}::timestamptz)`,
    })
    .where(or(inArray(emails.orderId, own), eq(emails.userId, id), isToThem));
  await tx
    .update(orders)
    .set({
      ...{ details: '', phone: '', postalCode: null, area: null },
      ...{ recipient: null, landmark: null, secondPhone: null },
      ...{ cardLast4: null, clientHash: null },
    })
    .where(eq(orders.userId, id));
  const isAddress = and(inArray(orderEvents.orderId, own), eq(orderEvents.event, 'address_changed'));
  await tx.update(orderEvents).set({ before: null }).where(isAddress);
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.update(returns).set({ note: '', answer: null }).where(eq(returns.userId, id));
}

/** Removes the shopper from reports and answered questions, which stay for the staff and for others; deletes the rest. */
async function anonymizeQuestions(tx: Transaction, { id }: UserRow): Promise<void> {
  await tx.update(reviewReports).set({ userId: null }).where(eq(reviewReports.userId, id));
  await tx.delete(questions).where(and(eq(questions.userId, id), isNull(questions.answer)));
  await tx.update(questions).set({ userId: null }).where(eq(questions.userId, id));
}

/**
 * Deletes the account in one transaction. False if the password was changed or the account deleted since `user` was
 * read. `record` runs in the same transaction and records who deleted the account.
 */
export function deleteAccount(
  db: Database,
  user: UserRow,
  now: number,
  record?: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Takes locks in the same order as elsewhere: the account's advisory lock, its row, its cart, its orders, the
    // rest.
    await lockAccountOrders(tx, user.id);
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const [found] = await tx.select({ id: users.id }).from(users).where(isSame).for('update');
    if (!found) return false;
    const openOrder = await findOpenOrder(tx, user.id);
    if (openOrder !== undefined) throw refuse('order-under-way', { values: [openOrder] });
    const returnedOrder = await findOpenReturn(tx, user.id);
    if (returnedOrder !== undefined) throw refuse('return-under-way', { values: [returnedOrder] });
    if (await hasOpenSession(tx, user.id, now)) throw refuse('payment-not-closed');
    await anonymizeUser(tx, user, now);
    await recordChange(tx, await topicsOfReviewer(tx, user.id));
    await tx.delete(carts).where(eq(carts.userId, user.id));
    await anonymizeOrders(tx, user, now);
    await anonymizeQuestions(tx, user);
    const owned = [
      ...[wishes, savedLines, stockAlerts, addresses],
      ...[resetCodes, emailChanges, emailUndos, orderKeys],
    ];
    for (const table of owned) await tx.delete(table).where(eq(table.userId, user.id));
    // The phone numbers of a block stay until it is lifted, so that a new account does not evade the block.
    await tx.update(customerNotes).set({ text: '' }).where(eq(customerNotes.userId, user.id));
    await record?.(tx);
    return true;
  });
}
