import type { Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { newId } from '#api/platform/database/new-id.ts';
import { clientOf } from '#api/platform/http/origin.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { CallRoutes } from '#api/platform/http/serve-calls.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { presentUser } from './present-user.ts';
import { users } from './tables.ts';

/** The calls that open an account, sign in and check a token. */
export function serveSignIn(api: Api, { serve }: CallRoutes): void {
  serve(accountCalls.signUp, async (c, { body }) => {
    const { name, email, phone, password } = await body();
    await api.limits.take('signUpClient', clientOf(c));
    await api.limits.take('signUpAccount', email);
    const passwordHash = await hashPassword(password);
    const [user] = await api.db
      .insert(users)
      .values({ id: newId(api.clock()), name, email, phone, passwordHash })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (!user) throw refuse('account-exists');
    return { message: 'success', user: presentUser(user), token: await api.tokens.issue(user) };
  });

  serve(accountCalls.signIn, async (c, { body }) => {
    const { email, password } = await body();
    await api.limits.take('signInClient', clientOf(c));
    await api.limits.take('signInAccount', email);
    const readAt = api.clock();
    const [user] = await api.db.select().from(users).where(eq(users.email, email));
    const isRight = await isPasswordRight(password, user?.passwordHash);
    if (!user || !isRight) throw refuse('wrong-sign-in');
    await api.limits.clear('signInAccount', email);
    // As of the reading: a password changed while this one was checked ends this session too.
    const token = await api.tokens.issue(user, readAt);
    return { message: 'success', user: presentUser(user), token };
  });

  serve(accountCalls.verifyToken, async (c) => ({ message: 'verified', decoded: c.var.session }));
}
