import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { clientOf, languageOf } from '#api/platform/http/request.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { hasEmail, type User, users } from '#api/schema/account.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { findLinkOrigin, putConfirmationEmail, writePageLink } from './account-emails.ts';
import { writeAddressSecret } from './address-links.ts';
import { createAttemptLimits } from './attempt-limits.ts';
import { createDeviceMarks } from './device-marks.ts';
import { isKeptForAnother } from './email-undos.ts';
import { endToken, signOutEverywhere, takeTokenSecond } from './sessions.ts';
import { findByEmail, presentUser } from './users.ts';

/** Sign-up, sign-in, token check and sign-out. */
export function serveSignIn(api: Api, { serve }: CallRoutes): void {
  const keyedHash = createKeyedHash(api.tokenSecret);
  const marks = createDeviceMarks(keyedHash);
  const attempts = createAttemptLimits(api);

  /** Takes a sign-in attempt from the limits before the password is checked; returns a function that gives it back. */
  async function takeSignIn(c: Context<ApiEnv>, email: string, user: User | undefined) {
    const device = marks.find(c, user);
    const clearDevice = async () => {
      if (device) await api.limits.clear('signInDevice', `${device} ${user?.id}`);
    };
    if (device && user) {
      await api.limits.take('signInDevice', `${device} ${user.id}`);
      // Points of signInMarked are never given back, because checking a correct password costs a hash, too. Once they
      // are used up, an attempt counts as one from an unknown browser.
      if (await api.limits.tryTake('signInMarked', user.id)) return clearDevice;
    }
    const taken = await attempts.take('signIn', clientOf(c));
    await api.limits.take('signInAccount', email);
    return async () => {
      // Gives back all but the first entry: the client's own points stay used, because each check of a password costs
      // a hash.
      await attempts.giveBack(taken.slice(1));
      await api.limits.clear('signInAccount', email);
      await clearDevice();
    };
  }

  serve(accountCalls.signUp, async (c, { body }) => {
    const { name, email, phone, password } = await body();
    await attempts.take('signUp', clientOf(c));
    await api.limits.take('signUpAccount', email);
    const passwordHash = await hashPassword(password);
    const now = api.clock();
    const lastTokenAt = Math.floor(now / 1000);
    const language = languageOf(c);
    const user = await api.db.transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ id: newId(now), name, email, phone, passwordHash, lastTokenAt })
        .onConflictDoNothing({ target: users.email })
        .returning();
      // Checks after the insert, which may have waited for another account's change of address.
      if (!hasEmail(user) || (await isKeptForAnother(tx, user, now))) throw refuse('account-exists');
      const secret = writeAddressSecret(keyedHash, user);
      const link = writePageLink(findLinkOrigin(api, c), 'address', secret, language);
      await putConfirmationEmail(api.jobs, tx, { kind: 'welcome', user, link, language });
      return user;
    });
    api.jobs.wake('letter');
    marks.add(c, user);
    return { message: 'success', user: presentUser(user), token: await api.tokens.issue(user) };
  });

  serve(accountCalls.signIn, async (c, { body }) => {
    const { email, password } = await body();
    const known = await findByEmail(api.db, email);
    const giveBack = await takeSignIn(c, email, known);
    const isRight = await isPasswordRight(password, known?.passwordHash);
    // The password may have been changed during the check.
    const user = isRight && known ? await takeTokenSecond(api.db, known, api.clock()) : undefined;
    if (!user) throw refuse('wrong-sign-in');
    await giveBack();
    marks.add(c, user);
    return { message: 'success', user: presentUser(user), token: await api.tokens.issue(user) };
  });

  serve(accountCalls.verifyToken, async (c) => ({ message: 'verified', decoded: c.var.session }));

  serve(accountCalls.signOut, async (c) => {
    const { user, session, tokenHash } = c.var;
    await endToken(api.db, { userId: user.id, hash: tokenHash, exp: session.exp }, api.clock());
    return null;
  });

  serve(accountCalls.signOutEverywhere, async (c) => {
    const { user } = c.var;
    // Ending all sessions invalidates all device marks. Only a browser that had a mark gets a new one: the token may be
    // stolen.
    const isMarked = marks.find(c, user) !== undefined;
    const changed = await signOutEverywhere(api.db, user.id, api.clock());
    if (changed && isMarked) marks.add(c, changed);
    return null;
  });
}
