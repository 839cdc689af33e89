import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { endedTokens, users } from './tables.ts';

// Signed-out clients send these words instead of omitting the header.
const NO_TOKEN = new Set(['', 'null', 'undefined']);

/** The token of a request; empty if it has none. */
export function readSentToken(c: Context): string {
  const token = c.req.header('token')?.trim() ?? '';
  return NO_TOKEN.has(token) ? '' : token;
}

/** Lets only signed-in shoppers pass, and sets `user` to the one behind the `token` header. */
export function requireUser(api: Api) {
  // Whether the token was ended is asked along with the user: no further round trip, and nothing cached that could be late.
  const findUser = api.db
    .select({
      user: users,
      isEnded: sql<boolean>`exists (select 1 from ${endedTokens} where ${endedTokens.tokenHash} = ${sql.placeholder('hash')})`,
    })
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
    const { payload, hash } = reading;
    const [found] = await findUser.execute({ id: payload.id, hash });
    if (!found) throw refuse('invalid-token');
    const { user, isEnded } = found;
    if (payload.iat < user.passwordChangedAt) throw refuse('password-changed');
    const isTooOld = payload.iat < user.tokensValidFrom && hash !== user.keptTokenHash;
    if (isEnded || isTooOld) throw refuse('invalid-token');
    c.set('user', user);
    c.set('session', payload);
    c.set('tokenHash', hash);
    await next();
  });
}
