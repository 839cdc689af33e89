import { createMiddleware } from 'hono/factory';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { readSentToken } from '#api/platform/security/tokens.ts';
import { endedTokens, hasEmail, users } from '#api/schema/account.ts';

/** Requires a valid `token` header, and sets `user` to its shopper. */
export function requireUser(api: Api) {
  // Reads the user and whether the token was ended in one query: no second round trip, and no stale cache.
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
    const user = found?.user;
    if (!hasEmail(user)) throw refuse('invalid-token');
    if (payload.iat < user.passwordChangedAt) throw refuse('password-changed');
    const isTooOld = payload.iat < user.tokensValidFrom && hash !== user.keptTokenHash;
    if (found?.isEnded || isTooOld) throw refuse('invalid-token');
    c.set('user', user);
    c.set('session', payload);
    c.set('tokenHash', hash);
    await next();
  });
}
