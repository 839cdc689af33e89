import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { users } from './tables.ts';

// What clients send that do not leave the header out when nobody is signed in.
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** Lets only signed-in shoppers pass, and sets `user` to the one behind the `token` header. */
export function requireUser(api: Api) {
  const findUser = api.db
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('find_user');
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = c.req.header('token')?.trim() ?? '';
    if (NO_TOKEN.has(token)) throw failure(401, ERROR_TEXTS.notLoggedIn);
    const reading = await api.tokens.read(token);
    if ('problem' in reading) {
      throw failure(401, reading.problem === 'expired' ? ERROR_TEXTS.expiredToken : ERROR_TEXTS.invalidToken);
    }
    const [user] = await findUser.execute({ id: reading.payload.id });
    if (!user) throw failure(401, ERROR_TEXTS.invalidToken);
    if (reading.payload.iat < user.passwordChangedAt) {
      throw failure(401, ERROR_TEXTS.passwordChanged);
    }
    c.set('user', user);
    c.set('session', reading.payload);
    await next();
  });
}
