import type { Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { addressCalls, MAX_ADDRESSES } from '#contract/account/addresses.ts';
import { addresses } from './tables.ts';

const columns = {
  _id: addresses.id,
  name: addresses.name,
  details: addresses.details,
  phone: addresses.phone,
  city: addresses.city,
};

/** Saved addresses; changes answer with all addresses of the shopper. */
export function serveAddresses({ db }: Api, { serve, guardBelow }: CallRoutes): void {
  const readAll = (userId: string) =>
    db.select(columns).from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.position));
  const showAll = async (userId: string, message: string) => ({
    status: 'success',
    message,
    data: await readAll(userId),
  });
  const isOwn = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId));
  const missing = (id: string) => refuse('no-address', { values: [id] });

  serve(addressCalls.listAddresses, async (c) => {
    const data = await readAll(c.var.user.id);
    return { results: data.length, status: 'success', data };
  });

  serve(addressCalls.addAddress, async (c, { body }) => {
    const userId = c.var.user.id;
    const { name, details, phone, city } = await body();
    // Parallel calls may pass the limit by a few, which harms no one.
    const { rows } = await db.execute(sql`
      insert into addresses (id, user_id, name, details, phone, city)
      select ${newId()}, ${userId}, ${name}, ${details}, ${phone}, ${city}
      where (select count(*) from addresses where user_id = ${userId}) < ${MAX_ADDRESSES}
      returning id`);
    if (rows.length === 0) {
      throw refuseField('too-many-addresses', { param: 'name', value: name, values: [MAX_ADDRESSES] });
    }
    return showAll(userId, 'Address added successfully');
  });

  serve(addressCalls.getAddress, async (c, input) => {
    const id = input.id('id');
    const [data] = await db.select(columns).from(addresses).where(isOwn(c.var.user.id, id));
    if (!data) throw missing(id);
    return { status: 'success', data };
  });

  serve(addressCalls.changeAddress, async (c, input) => {
    const id = input.id('id');
    const change = await input.body();
    const changed = await db
      .update(addresses)
      .set(change)
      .where(isOwn(c.var.user.id, id))
      .returning({ id: addresses.id });
    if (changed.length === 0) throw missing(id);
    return showAll(c.var.user.id, 'Address updated successfully');
  });

  serve(addressCalls.removeAddress, async (c, input) => {
    const id = input.id('id');
    const removed = await db
      .delete(addresses)
      .where(isOwn(c.var.user.id, id))
      .returning({ id: addresses.id });
    if (removed.length === 0) throw missing(id);
    return showAll(c.var.user.id, 'Address removed successfully to your addresses');
  });

  guardBelow(addressCalls.listAddresses);
}
