import { Link } from 'react-router';
import { EmailField, SecretField } from '#app/features/forms/fields.tsx';
import { ShopForm } from '#app/features/forms/shop-form.tsx';
import { useShopForm } from '#app/features/forms/use-shop-form.ts';
import { enter } from '#app/features/session/enter.ts';
import { Entrance } from '#app/features/session/entrance.tsx';
import { EntranceHeading } from '#app/features/session/entrance-heading.tsx';
import { readEndReason, useSession } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { TEXT_LINK } from '#app/features/session/text-link.ts';
import { useEntered } from '#app/features/session/use-entered.ts';
import { paths } from '#app/paths.ts';
import { signIn } from '#contract/account/client-session.ts';
import { loginForm } from '#contract/forms.ts';
import * as forms from '#messages/forms.ts';
import * as notices from '#messages/notices.ts';
import * as session from '#messages/session.ts';

export default function Login() {
  const isEntered = useEntered();
  const isExpired = useSession() === 'signed-out' && readEndReason() === 'expired';
  const { bind, submit, isSubmitting, refusal, onAccept } = useShopForm({
    schema: loginForm,
    send: async (values) => enter((await signIn(shopClient, values)).token),
  });
  return (
    <Entrance title={session.login}>
      <EntranceHeading title={session.login}>
        <p role={isExpired ? 'status' : undefined}>
          {isExpired ? notices.texts.sessionExpired : session.loginNote}
        </p>
      </EntranceHeading>
      <ShopForm submit={submit} isBusy={isSubmitting || isEntered} refusal={refusal} onAccept={onAccept}>
        <EmailField {...bind('email')} />
        <SecretField {...bind('password')} label={forms.fields.password} autoComplete="current-password" />
        <Link to={paths.forgottenPassword} prefetch="intent" className={`${TEXT_LINK} justify-self-start`}>
          {session.forgotten}
        </Link>
      </ShopForm>
      <p className="mt-6 text-center text-ink-soft">
        {`${session.noAccount} `}
        <Link to={paths.signup} prefetch="intent" className={TEXT_LINK}>
          {session.register}
        </Link>
      </p>
    </Entrance>
  );
}
