import { Link } from 'react-router';
import { EmailField, PhoneField, SecretField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { completeSignIn, useRedirectSignedIn } from '#app/features/sign-in/complete-sign-in.ts';
import { IntentNote } from '#app/features/sign-in/intent-note.tsx';
import { SignInFrame, SignInHeading } from '#app/features/sign-in/sign-in-frame.tsx';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { TEXT_LINK } from '#app/ui/link.ts';
import { signUp } from '#contract/account/calls.ts';
import { signupForm } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import * as signIn from '#messages/sign-in.ts';

export default function Signup() {
  const isSignedIn = useRedirectSignedIn();
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: signupForm,
    send: async (values) => {
      completeSignIn((await shopClient(signUp, { body: values })).token);
      // Other providers send no confirmation email.
      if (isOwnProvider()) showToast({ kind: 'info', text: signIn.confirmEmail });
    },
  });
  return (
    <SignInFrame title={signIn.signup}>
      <SignInHeading title={signIn.signup}>
        <IntentNote ask={signIn.signUpTo} className="mb-2">
          {signIn.signupNote}
        </IntentNote>
        <p>
          {`${signIn.haveAccount} `}
          <Link to={paths.login} className={TEXT_LINK}>
            {signIn.login}
          </Link>
        </p>
      </SignInHeading>
      <ShopForm
        label={signIn.submitSignup}
        submit={submit}
        isBusy={isSubmitting || isSignedIn}
        refusal={refusal}
        onAccept={onAccept}
      >
        <Field {...bind('name')} label={forms.fields.name} autoComplete="name" dir="auto" />
        <EmailField {...bind('email')} />
        <SecretField
          {...bind('password')}
          label={forms.fields.password}
          hint={forms.passwordHint}
          autoComplete="new-password"
        />
        <SecretField {...bind('rePassword')} label={forms.fields.rePassword} autoComplete="new-password" />
        <PhoneField {...bind('phone')} />
      </ShopForm>
    </SignInFrame>
  );
}
