import { EmailField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { forgotPassword } from '#contract/account/calls.ts';
import * as signIn from '#messages/sign-in.ts';
import { resetEmailForm } from './reset-forms.ts';

interface EmailStepProps {
  /** The address typed earlier, for shoppers who go back to this step. */
  email: string;
  onDone: (email: string) => void;
}

/** Requests a code by email. */
export function EmailStep({ email: before, onDone }: EmailStepProps) {
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: resetEmailForm,
    defaultValues: { email: before },
    send: async ({ email }) => {
      await shopClient(forgotPassword, { body: { email } });
      onDone(email);
    },
  });
  return (
    <ShopForm
      label={signIn.submitEmail}
      submit={submit}
      isBusy={isSubmitting}
      refusal={refusal}
      onAccept={onAccept}
    >
      <EmailField {...bind('email')} />
    </ShopForm>
  );
}
