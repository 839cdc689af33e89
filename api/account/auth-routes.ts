import type { Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf } from '#api/platform/http/request-context.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { users } from './tables.ts';
import { presentUser } from './users.ts';

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
    // Issued as of when the user was read: a password changed during the check ends this session too.
    const token = await api.tokens.issue(user, readAt);
    return { message: 'success', user: presentUser(user), token };
  });

  serve(accountCalls.verifyToken, async (c) => ({ message: 'verified', decoded: c.var.session }));
}
