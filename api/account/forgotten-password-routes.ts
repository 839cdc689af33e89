import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf } from '#api/platform/http/request-context.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { writeResetLetter } from './letters.ts';
import { createKeyedHash, createResetCodes, RESET_CODE_MINUTES } from './reset-codes.ts';
import { users } from './tables.ts';
import { setPassword } from './users.ts';

/** The three steps by which a shopper who forgot the password gets a new one. */
export function serveForgottenPassword(api: Api, { serve }: CallRoutes): void {
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

  serve(accountCalls.forgotPassword, async (c, { body }) => {
    const { email } = await body();
    await api.limits.take('resetClient', clientOf(c));
    await api.limits.take('resetAccount', email);
    const requester = requesterOf(c);
    const language = languageOf(c);
    // The account is looked up after the answer too, so neither its text nor its timing reveals whether it exists.
    api.background.start('sending a reset code', async () => {
      const user = await findUser(email);
      if (!user) return;
      const code = await codes.issue(user.id, requester);
      await api.mail.send(writeResetLetter(user.email, code, RESET_CODE_MINUTES, language));
    });
    return { statusMsg: 'success', message: 'Reset code sent to your email' };
  });

  serve(accountCalls.verifyResetCode, async (c, { body }) => {
    const { resetCode } = await body();
    await countGuess(c, async () => {
      if (await codes.verify(resetCode, verifierOf(c))) return;
      await codes.countWrongTry(requesterOf(c));
      throw refuse('wrong-reset-code');
    });
    return { status: 'Success' as const };
  });

  serve(accountCalls.resetPassword, async (c, { body }) => {
    const { email, newPassword } = await body();
    const verifier = verifierOf(c);
    // Counted as well: a guessed code does not say whose it is, and trying every e-mail must not tell.
    const user = await countGuess(c, async () => {
      const owner = await findUser(email);
      if (owner && (await codes.isVerifiedBy(owner.id, verifier))) return owner;
      throw refuse('reset-code-not-verified');
    });
    const passwordHash = await hashPassword(newPassword);
    const now = api.clock();
    const changed = await api.db.transaction((tx) => setPassword(tx, user, passwordHash, now));
    if (!changed) throw refuse('reset-code-not-verified');
    await api.limits.clear('signInAccount', email);
    return { token: await api.tokens.issue(changed, now) };
  });
}
