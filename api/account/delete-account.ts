/** Deleting an account: orders stay with their amounts, the person is gone from them. */
import { carts, savedLines } from '#api/cart/tables.ts';
import { noteChange } from '#api/catalogue/changes.ts';
import { letters } from '#api/letters/tables.ts';
import { lockAccountOrders } from '#api/orders/queries.ts';
import { orderKeys, orders } from '#api/orders/tables.ts';
import { OPEN_STATUSES } from '#api/orders/transitions.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { and, desc, eq, gt, inArray, isNull, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { topicsOfWriter } from '#api/reviews/queries.ts';
import { stockAlerts } from '#api/stock-alerts/tables.ts';
import { wishes } from '#api/wish-list/tables.ts';
import { endTokens } from './sessions.ts';
import { addresses, emailChanges, emailUndos, resetCodes, type User, users } from './tables.ts';
import { NO_PASSWORD } from './users.ts';

/** How long after its end a payment may still arrive; what a gateway has not closed by then, it never will. */
const SESSION_DAYS = 30;

/** The newest order that still needs its shopper. */
async function findOpenOrder(tx: Transaction, userId: string): Promise<number | undefined> {
  const [open] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, OPEN_STATUSES)))
    .orderBy(desc(orders.number))
    .limit(1);
  return open?.number;
}

/** Whether money may yet arrive for an order, though it was given up or a newer one took over. */
async function hasOpenSession(tx: Transaction, userId: string, now: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        isNull(paymentSessions.closedAt),
        gt(paymentSessions.expiresAt, new Date(now - SESSION_DAYS * 24 * 60 * 60_000)),
      ),
    )
    .limit(1);
  return open !== undefined;
}

async function emptyUser(tx: Transaction, { id }: User, now: number): Promise<void> {
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

/** Town and governorate stay, for the books. Letters not sent yet are not sent any more. */
async function emptyOrders(tx: Transaction, { id, email }: User, now: number): Promise<void> {
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
    eq(letters.recipient, email),
    inArray(letters.recipient, newEmail),
    inArray(letters.recipient, formerEmails),
  );
  await tx
    .update(letters)
    .set({
      recipient: '',
      data: {},
      sentAt: sql`coalesce(${letters.sentAt}, ${new Date(now).toISOString()}::timestamptz)`,
    })
    .where(or(inArray(letters.orderId, own), isToThem));
  await tx
    .update(orders)
    .set({ details: '', phone: '', postalCode: null, area: null, clientHash: null })
    .where(eq(orders.userId, id));
}

/** Deletes the account in one transaction; false if its password was changed, or it was deleted, since `user` was read. */
export function deleteAccount(db: Database, user: User, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    // In the order of all locks: nobody orders while the account goes, then its row, its cart, its orders, and the rest.
    await lockAccountOrders(tx, user.id);
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const [found] = await tx.select({ id: users.id }).from(users).where(isSame).for('update');
    if (!found) return false;
    const open = await findOpenOrder(tx, user.id);
    if (open !== undefined) throw refuse('order-under-way', { values: [open] });
    if (await hasOpenSession(tx, user.id, now)) throw refuse('payment-not-closed');
    await emptyUser(tx, user, now);
    await noteChange(tx, await topicsOfWriter(tx, user.id));
    await tx.delete(carts).where(eq(carts.userId, user.id));
    await emptyOrders(tx, user, now);
    const owned = [
      ...[wishes, savedLines, stockAlerts, addresses],
      ...[resetCodes, emailChanges, emailUndos, orderKeys],
    ];
    for (const table of owned) await tx.delete(table).where(eq(table.userId, user.id));
    return true;
  });
}
