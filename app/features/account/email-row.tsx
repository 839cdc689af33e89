import { useRef, useState } from 'react';
import { EmailField, SecretField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import { sendConfirmation, updateMe } from '#contract/account/me.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import * as account from '#messages/account.ts';
import * as forms from '#messages/forms.ts';
import { emailForm } from './account-forms.ts';
import { formatAccountProblem } from './account-problems.ts';
import type { DetailProps, FormProps } from './detail-rows.tsx';
import { InlineForm } from './inline-form.tsx';
import { EditableRow } from './setting-row.tsx';
import { useAction } from './use-action.ts';

/**
 * The account's email address. A new address takes effect when the shopper opens the link emailed to it; until then,
 * the shopper can withdraw the change.
 */
export function EmailRow(props: DetailProps) {
  const { email, newEmail, isEmailConfirmed } = props.profile;
  return (
    <EditableRow
      label={forms.fields.email}
      value={<bdi>{email}</bdi>}
      note={(close) => {
        if (newEmail) return <LinkSent {...props} newEmail={newEmail} close={close} />;
        return !isEmailConfirmed && <ConfirmHint />;
      }}
    >
      {(close) => <EmailForm {...props} close={close} />}
    </EditableRow>
  );
}

function LinkSent({ profile, onChange, newEmail, close }: FormProps & { newEmail: string }) {
  const { newEmail: _, ...before } = profile;
  const { isBusy, run } = useAction(async () => {
    await shopClient(updateMe, { body: { email: profile.email } });
    onChange(before);
    close(true);
  }, account.keepEmailFailed);
  return (
    <div className="mt-2 rounded-small bg-brand-wash px-4 pt-3 pb-1.5 text-sm">
      <p>{account.linkSent(newEmail)}</p>
      <button type="button" aria-busy={isBusy} onClick={isBusy ? undefined : run} className={TEXT_LINK}>
        {account.keepEmail}
      </button>
    </div>
  );
}

/** Asks the shopper to confirm the email address given at signup. Emails to an unconfirmed address contain fewer
 *  details. */
function ConfirmHint() {
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useAction(async () => {
    await shopClient(sendConfirmation);
    setSent(true);
  }, account.confirmationFailed);
  return (
    <div className="mt-2 text-sm text-pretty text-ink-soft">
      <p>{isSent ? account.confirmationSent : account.confirmHint}</p>
      {!isSent && (
        <button type="button" aria-busy={isBusy} onClick={isBusy ? undefined : run} className={TEXT_LINK}>
          {account.sendConfirmation}
        </button>
      )}
    </div>
  );
}

function EmailForm({ profile, onChange, close }: FormProps) {
  const [wrongPassword, setWrongPassword] = useState<string>();
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useShopForm({
    schema: emailForm,
    describeProblem: formatAccountProblem,
    send: async ({ email: typed, currentPassword }) => {
      const { user } = await shopClient(updateMe, { body: { email: typed, currentPassword } }).catch(
        (error) => {
          if (!(error instanceof ProviderError) || error.param !== 'currentPassword') throw error;
          setWrongPassword(formatAccountProblem(error));
          passwordField.current?.focus();
          return { user: undefined };
        },
      );
      if (!user) return;
      const { newEmail: _, ...before } = profile;
      const email = typed.toLowerCase();
      // Entering the current address withdraws a pending new one.
      onChange(email === user.email ? before : { ...before, newEmail: email });
      close(false);
    },
  });
  const password = form.bind('currentPassword');
  return (
    <InlineForm form={form} label={account.sendLink} onCancel={() => close(false)}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={profile.email} />
      <EmailField {...form.bind('email')} label={account.newEmail} hint={account.newEmailNote} />
      <SecretField
        {...password}
        ref={passwordField}
        error={password.error ?? wrongPassword}
        onChange={(event) => {
          setWrongPassword(undefined);
          password.onChange(event);
        }}
        label={account.currentPassword}
        autoComplete="current-password"
      />
    </InlineForm>
  );
}
