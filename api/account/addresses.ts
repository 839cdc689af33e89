/** The SQL of saved addresses. A shopper's first address is the default. */
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { addresses } from '#api/schema/account.ts';
import { MAX_ADDRESSES } from '#contract/account/addresses.ts';
import type { AddressRequest } from '#contract/account/requests.ts';
import { presentOptionalColumns, toOptionalColumns } from './address-columns.ts';

type AddressRow = typeof addresses.$inferSelect;

/** Presents an address without its empty fields. */
function presentAddress(row: AddressRow) {
  const { id, name, details, phone, city } = row;
  return { _id: id, name, details, phone, city, ...presentOptionalColumns(row) };
}

/** All addresses of a shopper, the default first. */
export async function listAddresses(db: Database, userId: string) {
  const found = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.position));
  return found.map(presentAddress);
}

/**
 * A position before all other addresses of the shopper: below zero, because the sequence of positions starts at one.
 */
const selectFirstPosition = (userId: string) =>
  sql`(select least(min(position), 0) - 1 from addresses where user_id = ${userId})`;

/** Saves an address; false if the shopper has reached the limit. */
export async function addAddress(
  db: Database,
  userId: string,
  { name, details, phone, city, isDefault, ...rest }: AddressRequest,
): Promise<boolean> {
  const { governorate, area, recipient, landmark, secondPhone } = toOptionalColumns(rest);
  const position = isDefault ? selectFirstPosition(userId) : sql`nextval('addresses_position_seq')`;
  // Parallel calls may exceed the limit by a few, which is harmless.
  const { rows } = await db.execute(sql`
    insert into addresses (id, user_id, name, details, phone, city,
      governorate, area, recipient, landmark, second_phone, position)
    select ${newId()}, ${userId}, ${name}, ${details}, ${phone}, ${city},
      ${governorate}, ${area}, ${recipient}, ${landmark}, ${secondPhone}, ${position}
    where (select count(*) from addresses where user_id = ${userId}) < ${MAX_ADDRESSES}
    returning id`);
  return rows.length > 0;
}

const isOwn = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId));

/** One address of a shopper. */
export async function findAddress(db: Database, userId: string, id: string) {
  const [found] = await db.select().from(addresses).where(isOwn(userId, id));
  return found && presentAddress(found);
}

/** Replaces an address; false if it is not the shopper's. */
export async function changeAddress(
  db: Database,
  userId: string,
  id: string,
  { isDefault, ...change }: AddressRequest,
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set({
      ...change,
      ...toOptionalColumns(change),
      ...(isDefault && { position: selectFirstPosition(userId) }),
    })
    .where(isOwn(userId, id))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

/** Removes an address; false if it is not the shopper's. */
export async function removeAddress(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db.delete(addresses).where(isOwn(userId, id)).returning({ id: addresses.id });
  return removed.length > 0;
}
