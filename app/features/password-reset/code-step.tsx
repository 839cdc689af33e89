import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { Field } from '#app/ui/field.tsx';
import { verifyResetCode } from '#contract/account/calls.ts';
import * as forms from '#messages/forms.ts';
import * as signIn from '#messages/sign-in.ts';
import { resetCodeForm } from './reset-forms.ts';
import { SendAgain } from './send-again.tsx';

interface CodeStepProps {
  email: string;
  onDone: () => void;
}

/** Checks the code from the email. */
export function CodeStep({ email, onDone }: CodeStepProps) {
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: resetCodeForm,
    send: async ({ code }) => {
      await shopClient(verifyResetCode, { body: { resetCode: code } });
      onDone();
    },
  });
  return (
    <>
      <ShopForm
        label={signIn.submitCode}
        submit={submit}
        isBusy={isSubmitting}
        refusal={refusal}
        onAccept={onAccept}
      >
        <Field
          {...bind('code')}
          label={forms.fields.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          dir="ltr"
          className="text-lg tracking-[0.3em] figures"
        />
      </ShopForm>
      <SendAgain email={email} />
    </>
  );
}
