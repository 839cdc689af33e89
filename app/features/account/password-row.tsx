import { SecretField } from '#app/features/forms/fields.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { startSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { changePassword } from '#contract/account/me.ts';
import * as account from '#messages/account.ts';
import * as forms from '#messages/forms.ts';
import { passwordForm } from './account-forms.ts';
import { InlineForm } from './inline-form.tsx';
import { sayAccountProblem } from './say-problem.ts';
import { EditableRow } from './setting-row.tsx';

/** Stands for what nobody can see. */
const HIDDEN = '••••••••';

export function PasswordRow({ email }: { email: string }) {
  return (
    <EditableRow label={forms.fields.password} value={<span aria-hidden="true">{HIDDEN}</span>}>
      {(close) => <PasswordForm email={email} close={close} />}
    </EditableRow>
  );
}

function PasswordForm({ email, close }: { email: string; close: (isSaved: boolean) => void }) {
  const form = useShopForm({
    schema: passwordForm,
    say: sayAccountProblem,
    send: async (body) => {
      // All earlier tokens are dead: this session goes on with the new one.
      startSession((await shopClient(changePassword, { body })).token);
      close(true);
    },
  });
  return (
    <InlineForm form={form} onCancel={() => close(false)}>
      {/* For password managers: whose password it is. */}
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
