import { SecretField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { resetPassword } from '#contract/account/calls.ts';
import * as forms from '#messages/forms.ts';
import * as signIn from '#messages/sign-in.ts';
import { newPasswordForm } from './reset-forms.ts';

interface PasswordStepProps {
  email: string;
  /** Whether the shopper is signed in already, and the home screen is loading. */
  isSignedIn: boolean;
  onDone: (token: string) => void;
}

/** Sets the new password. */
export function PasswordStep({ email, isSignedIn, onDone }: PasswordStepProps) {
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: newPasswordForm,
    send: async ({ password }) =>
      onDone((await shopClient(resetPassword, { body: { email, newPassword: password } })).token),
  });
  return (
    <ShopForm
      label={signIn.submitPassword}
      submit={submit}
      isBusy={isSubmitting || isSignedIn}
      refusal={refusal}
      onAccept={onAccept}
    >
      {/* The username for password managers. */}
      <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
      <SecretField
        {...bind('password')}
        label={forms.fields.newPassword}
        hint={forms.passwordHint}
        autoComplete="new-password"
      />
    </ShopForm>
  );
}
