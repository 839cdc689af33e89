/** PUT /users/changeMyPassword, /users/updateMe. */

import { Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody } from '#api/platform/http/parse-request.ts';
import { fieldFailure } from '#api/platform/http/refusal.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { hasReviews } from '#api/reviews/queries.ts';
import { changePasswordRequest, updateMeRequest } from '#contract/account/requests.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { requireUser } from './require-user.ts';
import { presentUser, setPassword, updateAccount } from './users.ts';

/** The calls under /users: a new password, changed account data. */
export function userRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });

  routes.put('/users/changeMyPassword', requireUser(api), async (c) => {
    const { user } = c.var;
    const { currentPassword, password } = await readBody(c, changePasswordRequest);
    const isWrong = () => fieldFailure('currentPassword', ERROR_TEXTS.wrongCurrentPassword, 'body');
    await api.limits.take('signInAccount', user.email);
    if (!(await isPasswordRight(currentPassword, user.passwordHash))) throw isWrong();
    const passwordHash = await hashPassword(password);
    const now = api.clock();
    const changed = await api.db.transaction((tx) => setPassword(tx, user, passwordHash, now));
    if (!changed) throw isWrong();
    await api.limits.clear('signInAccount', user.email);
    const token = await api.tokens.issue(changed, now);
    return answerJson(c, { message: 'success', user: presentUser(changed), token });
  });

  routes.put('/users/updateMe', requireUser(api), async (c) => {
    const changes = await readBody(c, updateMeRequest);
    await api.limits.take('changeAccount', c.var.user.id);
    const user = await updateAccount(api.db, c.var.user, changes, api.clock());
    // Reviews carry their writer's name.
    if (changes.name !== undefined && (await hasReviews(api.db, user.id))) await api.version.bump();
    return answerJson(c, { message: 'success', user: presentUser(user) });
  });
  return routes;
}
