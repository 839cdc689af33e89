/** POST /auth/forgotPasswords, /auth/verifyResetCode; PUT /auth/resetPassword. */

import { type Context, Hono } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { answerJson } from '#api/platform/http/answer-json.ts';
import { readBody } from '#api/platform/http/parse-request.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf } from '#api/platform/http/request-context.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import {
  forgotPasswordRequest,
  resetPasswordRequest,
  verifyResetCodeRequest,
} from '#contract/account/requests.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { writeResetLetter } from './letters.ts';
import { createKeyedHash, createResetCodes, RESET_CODE_MINUTES } from './reset-codes.ts';
import { users } from './tables.ts';
import { setPassword } from './users.ts';

/** The three steps by which a shopper who forgot the password gets a new one. */
export function forgottenPasswordRoutes(api: Api) {
  const routes = new Hono<ApiEnv>({ strict: false });
  const keyedHash = createKeyedHash(api.tokenSecret);
  const codes = createResetCodes(api.db, api.clock, keyedHash);
  const requesterOf = (c: Context<ApiEnv>) => keyedHash('requester', clientOf(c));
  const verifierOf = (c: Context<ApiEnv>) =>
    keyedHash('verifier', clientOf(c), c.req.header('user-agent') ?? '');
  const findUser = async (email: string) =>
    (await api.db.select().from(users).where(eq(users.email, email)))[0];

  /** Only wrong guesses count, yet each takes its point first, so that a burst can't pass before the first is counted. */
  async function countGuess<Result>(c: Context<ApiEnv>, guess: () => Promise<Result>): Promise<Result> {
    await api.limits.take('resetCodeClient', clientOf(c));
    await api.limits.take('resetCodeShop', 'shop').catch((refusal: unknown) => {
      api.log.error('too many wrong reset codes in the whole shop: resets are closed for some minutes');
      throw refusal;
    });
    const result = await guess();
    await api.limits.giveBack('resetCodeClient', clientOf(c));
    await api.limits.giveBack('resetCodeShop', 'shop');
    return result;
  }

  routes.post('/auth/forgotPasswords', async (c) => {
    const { email } = await readBody(c, forgotPasswordRequest);
    await api.limits.take('resetClient', clientOf(c));
    await api.limits.take('resetAccount', email);
    const requester = requesterOf(c);
    const language = languageOf(c);
    // Looking for the account too happens after the answer: neither text nor time tells whether it exists.
    api.background.start('sending a reset code', async () => {
      const user = await findUser(email);
      if (!user) return;
      const code = await codes.issue(user.id, requester);
      await api.mail.send(writeResetLetter(user.email, code, RESET_CODE_MINUTES, language));
    });
    return answerJson(c, { statusMsg: 'success', message: 'Reset code sent to your email' });
  });

  routes.post('/auth/verifyResetCode', async (c) => {
    const { resetCode } = await readBody(c, verifyResetCodeRequest);
    await countGuess(c, async () => {
      if (await codes.verify(resetCode, verifierOf(c))) return;
      await codes.countWrongTry(requesterOf(c));
      throw failure(400, ERROR_TEXTS.wrongResetCode);
    });
    return answerJson(c, { status: 'Success' });
  });

  routes.put('/auth/resetPassword', async (c) => {
    const { email, newPassword } = await readBody(c, resetPasswordRequest);
    const verifier = verifierOf(c);
    // Counted as well: a guessed code does not say whose it is, and trying every e-mail must not tell.
    const user = await countGuess(c, async () => {
      const owner = await findUser(email);
      if (owner && (await codes.isVerifiedBy(owner.id, verifier))) return owner;
      throw failure(400, ERROR_TEXTS.resetCodeNotVerified);
    });
    const passwordHash = await hashPassword(newPassword);
    const now = api.clock();
    const changed = await api.db.transaction((tx) => setPassword(tx, user, passwordHash, now));
    if (!changed) throw failure(400, ERROR_TEXTS.resetCodeNotVerified);
    await api.limits.clear('signInAccount', email);
    return answerJson(c, { token: await api.tokens.issue(changed, now) });
  });
  return routes;
}
