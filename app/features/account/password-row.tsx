import { SecretField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { startSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { changePassword } from '#contract/account/me.ts';
import * as account from '#messages/account.ts';
import * as forms from '#messages/forms.ts';
import { passwordForm } from './account-forms.ts';
import { formatAccountProblem } from './account-problems.ts';
import { InlineForm } from './inline-form.tsx';
import { EditableRow } from './setting-row.tsx';

/** Shown instead of the password. */
const PASSWORD_DOTS = '••••••••';

export function PasswordRow({ email }: { email: string }) {
  return (
    <EditableRow label={forms.fields.password} value={<span aria-hidden="true">{PASSWORD_DOTS}</span>}>
      {(close) => <PasswordForm email={email} close={close} />}
    </EditableRow>
  );
}

function PasswordForm({ email, close }: { email: string; close: (isSaved: boolean) => void }) {
  const form = useShopForm({
    schema: passwordForm,
    describeProblem: formatAccountProblem,
    send: async (body) => {
      // Changing the password revokes all tokens. This session continues with the token in the answer.
      startSession((await shopClient(changePassword, { body })).token);
      close(true);
    },
  });
  return (
    <InlineForm form={form} onCancel={() => close(false)}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <SecretField
        {...form.bind('currentPassword')}
        label={account.currentPassword}
        hint={account.passwordNote}
        autoComplete="current-password"
      />
      <SecretField
        {...form.bind('password')}
        label={forms.fields.newPassword}
        hint={forms.passwordHint}
        autoComplete="new-password"
      />
      <SecretField {...form.bind('rePassword')} label={forms.fields.rePassword} autoComplete="new-password" />
    </InlineForm>
  );
}
