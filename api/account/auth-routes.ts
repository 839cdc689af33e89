/** POST /auth/signup, /auth/signin; GET /auth/verifyToken. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody } from '#api/platform/http/parse-request.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request-context.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { signInRequest, signUpRequest } from '#contract/account/requests.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { requireUser } from './require-user.ts';
import { users } from './tables.ts';
import { presentUser } from './users.ts';

/** The calls that open an account, sign in and check a token. */
export function authRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  routes.post('/auth/signup', async (c) => {
    const { name, email, phone, password } = await readBody(c, signUpRequest);
    await api.limits.take('signUpClient', clientOf(c));
    await api.limits.take('signUpAccount', email);
    const passwordHash = await hashPassword(password);
    const [user] = await api.db
      .insert(users)
      .values({ id: newId(api.clock()), name, email, phone, passwordHash })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) throw failure(409, ERROR_TEXTS.accountExists);
    return answerJson(
      c,
      { message: 'success', user: presentUser(user), token: await api.tokens.issue(user) },
      201,
    );
  });

  routes.post('/auth/signin', async (c) => {
    const { email, password } = await readBody(c, signInRequest);
    await api.limits.take('signInClient', clientOf(c));
    await api.limits.take('signInAccount', email);
    const readAt = api.clock();
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    const isRight = await isPasswordRight(password, user?.passwordHash);
    if (!user || !isRight) throw failure(401, ERROR_TEXTS.wrongSignIn);
    await api.limits.clear('signInAccount', email);
    // As of the reading: a password changed while this one was checked ends this session too.
    const token = await api.tokens.issue(user, readAt);
    return answerJson(c, { message: 'success', user: presentUser(user), token });
  });

  routes.get('/auth/verifyToken', requireUser(api), (c) =>
    answerJson(c, { message: 'verified', decoded: c.var.session }),
  );
  return routes;
}
