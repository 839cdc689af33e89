import type { Api } from '#api/dependencies.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { languageOf, originOf } from '#api/platform/http/request-context.ts';
import { createKeyedHash } from '#api/platform/security/keyed-hash.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import { hasReviews } from '#api/reviews/queries.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { accountCalls } from '#contract/account/calls.ts';
import { createDeviceMarks } from './device-marks.ts';
import { askForEmail, EMAIL_LINK_HOURS } from './email-changes.ts';
import { writeEmailLink } from './email-page.ts';
import { writeAskedLetter, writeLinkLetter } from './letters.ts';
import { dropEmailChange } from './sessions.ts';
import { presentUser, setPassword, updateAccount } from './users.ts';

/** The calls under /users: a new password, changed account data. */
export function serveUser(api: Api, { serve }: CallRoutes): void {
  const keyedHash = createKeyedHash(api.tokenSecret);
  const marks = createDeviceMarks(keyedHash);

  serve(accountCalls.changePassword, async (c, { body }) => {
    const { user, tokenHash } = c.var;
    const { currentPassword, password } = await body();
    const isWrong = () => refuseField('wrong-current-password', { param: 'currentPassword' });
    // Per session: neither strangers at the sign-in nor the thief of another token can close it to the owner.
    await api.limits.take('changePassword', tokenHash);
    if (!(await isPasswordRight(currentPassword, user.passwordHash))) throw isWrong();
    const passwordHash = await hashPassword(password);
    const changed = await api.db.transaction((tx) => setPassword(tx, user, passwordHash, api.clock()));
    if (!changed) throw isWrong();
    await api.limits.clear('signInAccount', user.email);
    marks.add(c, changed);
    return { message: 'success', user: presentUser(changed), token: await api.tokens.issue(changed) };
  });

  serve(accountCalls.updateMe, async (c, { body }) => {
    const { email, ...changes } = await body();
    const { user: before, tokenHash } = c.var;
    await api.limits.take('changeAccount', before.id);
    const isNewEmail = email !== undefined && email !== before.email;
    if (isNewEmail) {
      await api.limits.take('emailChangeAccount', before.id);
      await api.limits.take('emailChangeAddress', email);
    }
    const now = api.clock();
    const { user, link } = await api.db.transaction(async (tx) => {
      const user = await updateAccount(tx, before, changes, now);
      // One's own address again withdraws a new one.
      if (email === before.email) await dropEmailChange(tx, before.id);
      const link = isNewEmail && (await askForEmail(tx, keyedHash, { user, email, tokenHash, now }));
      return { user, link };
    });
    if (isNewEmail && link) {
      const language = languageOf(c);
      const address = writeEmailLink(originOf(c), link, language);
      api.background.start('sending letters about a new e-mail address', async () => {
        await api.mail.send(writeLinkLetter(email, address, EMAIL_LINK_HOURS, language));
        await api.mail.send(writeAskedLetter(before.email, language));
      });
    }
    // Reviews carry their writer's name.
    if (changes.name !== undefined && (await hasReviews(api.db, user.id))) await api.version.bump();
    return { message: 'success', user: presentUser(user) };
  });
}
