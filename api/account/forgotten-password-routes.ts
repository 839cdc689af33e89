import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf } from '#api/platform/http/request.ts';
import { foldMailbox } from '#api/platform/mail/mailboxes.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { putPasswordChangedEmail } from './account-emails.ts';
import { createAttemptLimits, type TakenPoints } from './attempt-limits.ts';
import { createDeviceMarks } from './device-marks.ts';
import { CODE_FORMAT, createResetCodes } from './reset-codes.ts';
import { confirmAddress, findByEmail, setPassword } from './users.ts';

/** Forgotten password: request a code, verify it, set a new password. */
export function serveForgottenPassword(api: Api, { serve }: CallRoutes): void {
  const keyedHash = createKeyedHash(api.tokenSecret);
  const codes = createResetCodes(api.db, api.clock, keyedHash);
  const marks = createDeviceMarks(keyedHash);
  const attempts = createAttemptLimits(api);

  /** Identifies the client: a browser by its id, any other client by network address and user agent. */
  const identify = (c: Context<ApiEnv>, device = marks.readId(c)) =>
    keyedHash('requester', ...(device ? [device] : [clientOf(c), c.req.header('user-agent') ?? '']));

  async function takeRequest(c: Context<ApiEnv>, email: string): Promise<void> {
    // Looks up the account only if the browser sent a mark: the time of a lookup could reveal which accounts exist.
    const known = marks.claimsAny(c) ? await findByEmail(api.db, email) : undefined;
    const device = marks.find(c, known);
    if (device) {
      await api.limits.take('resetDevice', `${device} ${email}`);
      if (!known?.emailConfirmedAt) await api.limits.take('resetMarkedMailbox', foldMailbox(email));
      return;
    }
    await attempts.take('reset', clientOf(c));
    await api.limits.take('resetClientAccount', `${clientOf(c)} ${email}`);
    await api.limits.take('resetMailbox', foldMailbox(email));
  }

  /** Takes a point before each guess, so that parallel guesses can't exceed the limit. Right guesses get it back. */
  async function takeGuess(c: Context<ApiEnv>, device: string | undefined): Promise<TakenPoints> {
    if (!device) return attempts.take('resetCode', clientOf(c));
    await api.limits.take('resetCodeDevice', device);
    return [['resetCodeDevice', device]];
  }

  /**
   * Verifies a code that another client requested, such as a browser on another device. Each client has few guesses,
   * and all clients share a small limit.
   */
  async function verifyElsewhere(c: Context<ApiEnv>, code: string, client: string, hasOwnCode: boolean) {
    // A text that can't be a code is no guess, and costs no points.
    if (!CODE_FORMAT.test(code)) return false;
    // The client's own code was compared already.
    const others = (await codes.countLive()) - (hasOwnCode ? 1 : 0);
    const taken: TakenPoints = [
      ['resetCodeElsewhereClient', clientOf(c)],
      ['resetCodeElsewhere', 'shop', Math.max(1, others)],
    ];
    // A client that requested a code itself is told that the code is wrong, not that it guessed too often.
    const take = hasOwnCode ? api.limits.tryTake : api.limits.take;
    for (const points of taken) if ((await take(...points)) === false) return false;
    if (!(await codes.verifyAny(code, client))) return false;
    await attempts.giveBack(taken);
    return true;
  }

  serve(accountCalls.forgotPassword, async (c, { body }) => {
    const { email } = await body();
    await takeRequest(c, email);
    const client = identify(c, marks.giveId(c));
    // The account is looked up after the answer, so that neither text nor timing reveals whether it exists.
    await api.jobs.send(api.db, 'reset-code', { email, requestedBy: client, language: languageOf(c) });
    api.jobs.wake('reset-code');
    return { statusMsg: 'success', message: 'Reset code sent to your email' };
  });

  serve(accountCalls.verifyResetCode, async (c, { body }) => {
    const { resetCode } = await body();
    // The browser needs an id for the next step, and has none yet if the code was requested on another device.
    const client = identify(c, marks.giveId(c));
    const account = await codes.findAccount(client);
    const taken = await takeGuess(c, marks.find(c, account));
    const isOwn = account !== undefined && (await codes.verifyOwn(resetCode, client));
    if (!isOwn && !(await verifyElsewhere(c, resetCode, client, account !== undefined)))
      throw refuse('wrong-reset-code');
    await attempts.giveBack(taken);
    return { status: 'Success' as const };
  });

  serve(accountCalls.resetPassword, async (c, { body }) => {
    const { email, newPassword } = await body();
    const client = identify(c);
    // Unknown addresses count, too. If they didn't, whoever guessed a code could try addresses until one belongs to it.
    const user = await findByEmail(api.db, email);
    const taken = await takeGuess(c, marks.find(c, user));
    if (!user || !(await codes.isVerifiedBy(user.id, client))) throw refuse('reset-code-not-verified');
    await attempts.giveBack(taken);
    const passwordHash = await hashPassword(newPassword);
    const language = languageOf(c);
    const now = api.clock();
    const changed = await api.db.transaction(async (tx) => {
      // Knowing the code proves access to the mailbox.
      await confirmAddress(tx, user.id, now);
      const changed = await setPassword(tx, user, passwordHash, now);
      if (changed) await putPasswordChangedEmail(api.jobs, tx, { user: changed, language });
      return changed;
    });
    if (!changed) throw refuse('reset-code-not-verified');
    api.jobs.wake('letter');
    await api.limits.clear('signInAccount', email);
    marks.add(c, changed);
    return { token: await api.tokens.issue(changed) };
  });
}
