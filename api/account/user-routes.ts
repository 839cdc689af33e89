import type { Api } from '#api/dependencies.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { hasReviews } from '#api/reviews/queries.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { presentUser, setPassword, updateAccount } from './users.ts';

/** The calls under /users: a new password, changed account data. */
export function serveUser(api: Api, { serve }: CallRoutes): void {
  serve(accountCalls.changePassword, async (c, { body }) => {
    const { user } = c.var;
    const { currentPassword, password } = await body();
    const isWrong = () => refuseField('wrong-current-password', { param: 'currentPassword' });
    await api.limits.take('signInAccount', user.email);
    if (!(await isPasswordRight(currentPassword, user.passwordHash))) throw isWrong();
    const passwordHash = await hashPassword(password);
    const now = api.clock();
    const changed = await api.db.transaction((tx) => setPassword(tx, user, passwordHash, now));
    if (!changed) throw isWrong();
    await api.limits.clear('signInAccount', user.email);
    const token = await api.tokens.issue(changed, now);
    return { message: 'success', user: presentUser(changed), token };
  });

  serve(accountCalls.updateMe, async (c, { body }) => {
    const changes = await body();
    await api.limits.take('changeAccount', c.var.user.id);
    const user = await updateAccount(api.db, c.var.user, changes, api.clock());
    // Reviews carry their writer's name.
    if (changes.name !== undefined && (await hasReviews(api.db, user.id))) await api.version.bump();
    return { message: 'success', user: presentUser(user) };
  });
}
