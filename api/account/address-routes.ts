/** Saved addresses. */

import { type Context, Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody, readId } from '#api/platform/http/parse-request.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { addressRequest, MAX_ADDRESSES } from '#contract/orders/requests.ts';
import { requireUser } from './require-user.ts';
import { addresses } from './tables.ts';

const columns = {
  _id: addresses.id,
  name: addresses.name,
  details: addresses.details,
  phone: addresses.phone,
  city: addresses.city,
};

/** The calls under /addresses; changes answer with all addresses of the shopper. */
export function addressRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const { db } = api;
  routes.use('/addresses/*', requireUser(api));

  const readAll = (userId: string) =>
    db.select(columns).from(addresses).where(eq(addresses.userId, userId)).orderBy(asc(addresses.position));
  const answerAll = async (c: Context<ApiEnv>, message: string) =>
    answerJson(c, { status: 'success', message, data: await readAll(c.var.user.id) });
  const isOwn = (userId: string, id: string) => and(eq(addresses.id, id), eq(addresses.userId, userId));
  const missing = (id: string) => failure(404, ERROR_TEXTS.noAddress(id));

  routes.get('/addresses', async (c) => {
    const data = await readAll(c.var.user.id);
    return answerJson(c, { results: data.length, status: 'success', data });
  });

  routes.post('/addresses', async (c) => {
    const userId = c.var.user.id;
    const { name, details, phone, city } = await readBody(c, addressRequest);
    // Parallel calls may pass the limit by a few, which harms no one.
    const { rows } = await db.execute(sql`
      insert into addresses (id, user_id, name, details, phone, city)
      select ${newId()}, ${userId}, ${name}, ${details}, ${phone}, ${city}
      where (select count(*) from addresses where user_id = ${userId}) < ${MAX_ADDRESSES}
      returning id`);
    if (rows.length === 0) {
      throw fieldFailure('name', ERROR_TEXTS.tooManyAddresses(MAX_ADDRESSES), 'body', name);
    }
    return answerAll(c, 'Address added successfully');
  });

  routes.get('/addresses/:id', async (c) => {
    const id = readId(c);
    const [data] = await db.select(columns).from(addresses).where(isOwn(c.var.user.id, id));
    if (!data) throw missing(id);
    return answerJson(c, { status: 'success', data });
  });

  routes.put('/addresses/:id', async (c) => {
    const id = readId(c);
    const change = await readBody(c, addressRequest);
    const changed = await db
      .update(addresses)
      .set(change)
      .where(isOwn(c.var.user.id, id))
      .returning({ id: addresses.id });
    if (changed.length === 0) throw missing(id);
    return answerAll(c, 'Address updated successfully');
  });

  routes.delete('/addresses/:id', async (c) => {
    const id = readId(c);
    const removed = await db
      .delete(addresses)
      .where(isOwn(c.var.user.id, id))
      .returning({ id: addresses.id });
    if (removed.length === 0) throw missing(id);
    return answerAll(c, 'Address removed successfully to your addresses');
  });
  return routes;
}
