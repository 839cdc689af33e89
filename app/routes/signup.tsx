import { Link } from 'react-router';
import { EmailField, PhoneField, SecretField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { enter } from '#app/features/session/enter.ts';
import { Entrance } from '#app/features/session/entrance.tsx';
import { EntranceHeading } from '#app/features/session/entrance-heading.tsx';
import { shopClient } from '#app/features/session/shop-client.ts';
import { TEXT_LINK } from '#app/features/session/text-link.ts';
import { useEntered } from '#app/features/session/use-entered.ts';
import { paths } from '#app/paths.ts';
import { Field } from '#app/ui/field.tsx';
import { signUp } from '#contract/account/client-session.ts';
import { signupForm } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import * as session from '#messages/session.ts';

export default function Signup() {
  const isEntered = useEntered();
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: signupForm,
    send: async (values) => enter((await signUp(shopClient, values)).token),
  });
  return (
    <Entrance title={session.signup}>
      <EntranceHeading title={session.signup}>
        <p>{session.signupNote}</p>
        <p>
          {`${session.haveAccount} `}
          <Link to={paths.login} prefetch="intent" className={TEXT_LINK}>
            {session.login}
          </Link>
        </p>
      </EntranceHeading>
      <ShopForm submit={submit} isBusy={isSubmitting || isEntered} refusal={refusal} onAccept={onAccept}>
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
    </Entrance>
  );
}
