import { EmailField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { forgotPassword } from '#contract/account/calls.ts';
import * as texts from '#messages/password-reset.ts';
import { resetEmailForm } from './reset-forms.ts';

interface EmailStepProps {
  /** What was typed before, to be corrected by those who come back. */
  email: string;
  onDone: (email: string) => void;
}

/** Asks for a code by mail. */
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
      label={texts.submitEmail}
      submit={submit}
      isBusy={isSubmitting}
      refusal={refusal}
      onAccept={onAccept}
    >
      <EmailField {...bind('email')} />
    </ShopForm>
  );
}
