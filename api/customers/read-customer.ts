/** A shopper as the staff see them. */

import { listAddresses } from '#api/account/addresses.ts';
import { isRefused } from '#api/orders/queries.ts';
import { asc, desc, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { customerBlocks, customerNotes, dataRequests } from '#api/schema/customers.ts';
import { emails } from '#api/schema/emails.ts';
import { orders } from '#api/schema/orders.ts';
import { readStaffNames } from '#api/staff/members.ts';
import type { Customer, CustomerBlock, CustomerNote, DataRequest } from '#contract/customers/answers.ts';
import { writeInstant } from '#contract/times.ts';
import { readTotals } from './totals.ts';

const MAX_EMAILS = 100;

type NameOf = (staffId: string | null) => string | null;

export const presentNote = (
  { id, text, staffId, createdAt }: typeof customerNotes.$inferSelect,
  nameOf: NameOf,
): CustomerNote => ({ id, text, person: nameOf(staffId), at: createdAt.toISOString() });

export const presentBlock = (
  { id, kind, reason, staffId, createdAt, liftedAt, liftedBy }: typeof customerBlocks.$inferSelect,
  nameOf: NameOf,
): CustomerBlock => ({
  ...{ id, kind, reason, person: nameOf(staffId), at: createdAt.toISOString() },
  ...{ liftedAt: writeInstant(liftedAt), liftedBy: nameOf(liftedBy) },
});

export const presentDataRequest = (
  { id, kind, askedOn, askedBy, fields, staffId, doneAt }: typeof dataRequests.$inferSelect,
  nameOf: NameOf,
): DataRequest => ({
  ...{ id, kind, askedOn, askedBy, fields },
  ...{ person: nameOf(staffId), doneAt: doneAt.toISOString() },
});

async function countOutcomes(db: Database, userId: string) {
  const { rows } = await db.execute<Pick<Customer, 'delivered' | 'refused' | 'cancelled'>>(sql`
    select count(*) filter (where delivered_at is not null)::int as delivered,
      count(*) filter (where ${isRefused})::int as refused,
      count(*) filter (where status in ('cancelled', 'expired'))::int as cancelled
    from orders where user_id = ${userId}`);
  return rows[0] ?? { delivered: 0, refused: 0, cancelled: 0 };
}

async function readEmails(db: Database, userId: string): Promise<Customer['emails']> {
  const rows = await db
    .select({ email: emails, orderNumber: orders.orderNumber })
    .from(emails)
    .leftJoin(orders, eq(orders.id, emails.orderId))
    .where(
      sql`${emails.id} in (
        select id from letters where user_id = ${userId}
        union select letters.id from letters join orders on orders.id = letters.order_id where orders.user_id = ${userId}
      )`,
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(MAX_EMAILS);
  return rows.map(({ email: { kind, createdAt, sentAt, admission }, orderNumber }) => ({
    kind,
    at: createdAt.toISOString(),
    state: admission === 'held_back' ? 'held_back' : sentAt ? 'sent' : 'waiting',
    orderNumber,
  }));
}

/** All that the staff may see of a shopper; undefined if there is none with this id. */
export async function readCustomer(db: Database, userId: string): Promise<Customer | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const { id, name, email, phone } = user;
  const notes = await db
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.userId, id))
    .orderBy(asc(customerNotes.createdAt), asc(customerNotes.id));
  const blocks = await db
    .select()
    .from(customerBlocks)
    .where(eq(customerBlocks.userId, id))
    .orderBy(asc(customerBlocks.createdAt), asc(customerBlocks.id));
  const requests = await db
    .select()
    .from(dataRequests)
    .where(eq(dataRequests.userId, id))
    .orderBy(asc(dataRequests.doneAt), asc(dataRequests.id));
  const lifters = blocks.map(({ liftedBy }) => ({ staffId: liftedBy }));
  const nameOf = await readStaffNames(db, [...notes, ...blocks, ...lifters, ...requests]);
  const totalsOf = await readTotals(db, [id]);
  return {
    ...{ id, name, email, phone, createdAt: user.createdAt.toISOString() },
    ...totalsOf(id),
    ...(await countOutcomes(db, id)),
    isEmailConfirmed: user.emailConfirmedAt !== null,
    deletedAt: writeInstant(user.deletedAt),
    addresses: await listAddresses(db, id),
    emails: await readEmails(db, id),
    notes: notes.map((note) => presentNote(note, nameOf)),
    blocks: blocks.map((block) => presentBlock(block, nameOf)),
    dataRequests: requests.map((request) => presentDataRequest(request, nameOf)),
  };
}
