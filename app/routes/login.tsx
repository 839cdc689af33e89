import { Link } from 'react-router';
import { EmailField, SecretField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { readEndReason, useSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import {
  carryTypedEmail,
  completeSignIn,
  readCarriedEmail,
  useRedirectSignedIn,
} from '#app/features/sign-in/complete-sign-in.ts';
import { IntentNote } from '#app/features/sign-in/intent-note.tsx';
import { SignInFrame, SignInHeading } from '#app/features/sign-in/sign-in-frame.tsx';
import { paths } from '#app/paths.ts';
import { TEXT_LINK } from '#app/ui/link.ts';
import { signIn } from '#contract/account/calls.ts';
import { loginForm } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import * as messages from '#messages/sign-in.ts';
import * as toasts from '#messages/toasts.ts';

export default function Login() {
  const isSignedIn = useRedirectSignedIn();
  const isExpired = useSession() === 'signed-out' && readEndReason() === 'expired';
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: loginForm,
    defaultValues: { email: readCarriedEmail() },
    send: async (values) => completeSignIn((await shopClient(signIn, { body: values })).token),
  });
  return (
    <SignInFrame title={messages.login}>
      <SignInHeading title={messages.login}>
        {isExpired ? (
          <p role="status">{toasts.texts.sessionExpired}</p>
        ) : (
          <IntentNote ask={messages.logInTo} className="-mb-2">
            {messages.loginNote}
          </IntentNote>
        )}
      </SignInHeading>
      <ShopForm
        label={messages.submitLogin}
        submit={submit}
        isBusy={isSubmitting || isSignedIn}
        refusal={refusal}
        onAccept={onAccept}
      >
        <EmailField {...bind('email')} />
        <SecretField {...bind('password')} label={forms.fields.password} autoComplete="current-password" />
        <Link
          to={paths.forgottenPassword}
          onClick={carryTypedEmail}
          className={`${TEXT_LINK} justify-self-start`}
        >
          {messages.forgotten}
        </Link>
      </ShopForm>
      <p className="mt-6 text-center text-ink-soft">
        {`${messages.noAccount} `}
        <Link to={paths.signup} className={TEXT_LINK}>
          {messages.register}
        </Link>
      </p>
    </SignInFrame>
  );
}
