import { recordChange, topicsOfReviewer } from '#api/catalogue/changes.ts';
import type { Api } from '#api/dependencies.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { languageOf } from '#api/platform/http/request.ts';
import { foldMailbox } from '#api/platform/mail/mailboxes.ts';
import { createKeyedHash } from '#api/platform/security/hashes.ts';
import { hashPassword, isPasswordRight } from '#api/platform/security/passwords.ts';
import type { CallRoutes } from '#api/serve-calls.ts';
import { meCalls } from '#contract/account/me-calls.ts';
import {
  findLinkOrigin,
  putConfirmationEmail,
  putEmailChangeEmails,
  putPasswordChangedEmail,
  writePageLink,
} from './account-emails.ts';
import { writeAddressSecret } from './address-links.ts';
import { createDeviceMarks } from './device-marks.ts';
import { requestEmailChange } from './email-changes.ts';
import { dropEmailChange } from './sessions.ts';
import { presentUser, readProfile, setPassword, updateAccount } from './users.ts';

/** The calls under /users, by which shoppers read and change their own account. */
export function serveUser(api: Api, { serve }: CallRoutes): void {
  const keyedHash = createKeyedHash(api.tokenSecret);
  const marks = createDeviceMarks(keyedHash);

  serve(meCalls.changePassword, async (c, { body }) => {
    const { user, tokenHash } = c.var;
    const { currentPassword, password } = await body();
    const isWrong = () => refuseField('wrong-current-password', { param: 'currentPassword' });
    // Limits attempts per session, so that neither failed sign-ins nor a stolen token lock the owner out.
    await api.limits.take('changePassword', tokenHash);
    if (!(await isPasswordRight(currentPassword, user.passwordHash))) throw isWrong();
    const passwordHash = await hashPassword(password);
    const language = languageOf(c);
    const changed = await api.db.transaction(async (tx) => {
      const changed = await setPassword(tx, user, passwordHash, api.clock());
      if (changed) await putPasswordChangedEmail(api.jobs, tx, { user: changed, language });
      return changed;
    });
    if (!changed) throw isWrong();
    api.jobs.wake('letter');
    await api.limits.clear('signInAccount', user.email);
    marks.add(c, changed);
    return { message: 'success', user: presentUser(changed), token: await api.tokens.issue(changed) };
  });

  serve(meCalls.updateMe, async (c, { body }) => {
    const { email, currentPassword, ...changes } = await body();
    const { user: before, tokenHash } = c.var;
    await api.limits.take('changeAccount', before.id);
    const isNewEmail = email !== undefined && email !== before.email;
    const isWrong = () => refuseField('wrong-current-password', { param: 'currentPassword' });
    if (isNewEmail) {
      // Asks for the password, because a token may be stolen, and whoever controls the address controls the account.
      if (!currentPassword) throw refuseField('current-password-required', { param: 'currentPassword' });
      await api.limits.take('changePassword', tokenHash);
      if (!(await isPasswordRight(currentPassword, before.passwordHash))) throw isWrong();
      await api.limits.take('emailChangeAccount', before.id);
      await api.limits.take('emailChangeMailbox', foldMailbox(email));
    }
    const now = api.clock();
    const language = languageOf(c);
    const user = await api.db.transaction(async (tx) => {
      const user = await updateAccount(tx, before, changes, now);
      if (!user) throw refuse('invalid-token');
      // Reviews show their author's name.
      if (changes.name !== undefined) await recordChange(tx, await topicsOfReviewer(tx, user.id));
      // Setting the current address again cancels a pending change.
      if (email === before.email) await dropEmailChange(tx, before.id);
      if (isNewEmail) {
        // While the given password was checked, the account's password may have been changed, or all sessions ended.
        if (user.passwordHash !== before.passwordHash) throw isWrong();
        if (user.tokensValidFrom !== before.tokensValidFrom) throw refuse('invalid-token');
        const secret = await requestEmailChange(tx, keyedHash, { user, email, tokenHash, now });
        const link = writePageLink(findLinkOrigin(api, c), 'change', secret, language);
        await putEmailChangeEmails(api.jobs, tx, { email, before, link, language, now });
      }
      return user;
    });
    if (isNewEmail) api.jobs.wake('letter');
    if (changes.name !== undefined) await api.changes.publish();
    return { message: 'success', user: presentUser(user) };
  });

  serve(meCalls.sendConfirmation, async (c) => {
    const { user } = c.var;
    if (user.emailConfirmedAt) return null;
    await api.limits.take('confirmEmailAccount', user.id);
    const language = languageOf(c);
    const link = writePageLink(
      findLinkOrigin(api, c),
      'address',
      writeAddressSecret(keyedHash, user),
      language,
    );
    await api.db.transaction((tx) =>
      putConfirmationEmail(api.jobs, tx, { kind: 'confirm_email', user, link, language }),
    );
    api.jobs.wake('letter');
    return null;
  });

  serve(meCalls.readMe, async (c) => ({ data: await readProfile(api.db, c.var.user, api.clock()) }));
}
