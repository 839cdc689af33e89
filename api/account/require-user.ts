import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { users } from './tables.ts';

// Signed-out clients send these words instead of omitting the header.
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** The token of a request; empty if it has none. */
export function readSentToken(c: Context): string {
  const token = c.req.header('token')?.trim() ?? '';
  return NO_TOKEN.has(token) ? '' : token;
}

/** Lets only signed-in shoppers pass, and sets `user` to the one behind the `token` header. */
export function requireUser(api: Api) {
  const findUser = api.db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user');
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = readSentToken(c);
    if (!token) throw refuse('not-logged-in');
    const reading = await api.tokens.read(token);
    if ('problem' in reading) {
      throw refuse(reading.problem === 'expired' ? 'expired-token' : 'invalid-token');
    }
    const [user] = await findUser.execute({ id: reading.payload.id });
    if (!user) throw refuse('invalid-token');
    if (reading.payload.iat < user.passwordChangedAt) {
      throw refuse('password-changed');
    }
    c.set('user', user);
    c.set('session', reading.payload);
    await next();
  });
}
