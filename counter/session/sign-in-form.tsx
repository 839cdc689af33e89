import { Button, Divider, PasswordInput, Stack, TextInput } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { StaffMe } from '#contract/staff/answers.ts';
import { staffSignInRequest } from '#contract/staff/requests.ts';
import { askForSignInPasskey, signInStaff, signInWithPasskey } from '#contract/staff/sign-in-calls.ts';
import { askStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { CodeField } from './code-field.tsx';
import { choosePasskey } from './passkeys.ts';
import { usePasskey } from './use-passkey.ts';

interface SignInFormProps {
  onSignedIn: (me: StaffMe) => void;
  /** The email address of the person whose session ended. Only that person can continue the work. */
  email?: string;
}

/** Signs in with email and password, plus a code if the account requires one, or with a passkey. */
export function SignInForm({ onSignedIn, email = '' }: SignInFormProps) {
  const { session } = useTexts();
  const [step, setStep] = useState<'password' | 'code' | 'recovery'>('password');
  const passkey = usePasskey({
    ask: () => askStaff(askForSignInPasskey),
    show: choosePasskey,
    send: async (response) => onSignedIn((await askStaff(signInWithPasskey, { body: { response } })).data),
  });
  const { form, problem, submit } = useCallForm({
    initialValues: { email, password: '', code: undefined as string | undefined },
    schema: staffSignInRequest,
    async send(values) {
      try {
        onSignedIn((await askStaff(signInStaff, { body: values })).data);
      } catch (error) {
        const refusal = error instanceof ProviderError ? error.refusal : undefined;
        if (step !== 'password' || (refusal !== 'code-required' && refusal !== 'passkey-required'))
          throw error;
        setStep(refusal === 'code-required' ? 'code' : 'recovery');
        form.setFieldValue('code', '');
      }
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {step === 'password' ? (
          <>
            <TextInput
              label={session.email}
              type="email"
              dir="ltr"
              autoComplete="username webauthn"
              readOnly={email !== ''}
              {...form.getInputProps('email')}
            />
            <PasswordInput
              label={session.password}
              autoComplete="current-password"
              data-autofocus
              visibilityToggleButtonProps={{ 'aria-label': session.showPassword }}
              {...form.getInputProps('password')}
            />
          </>
        ) : (
          <CodeField isRecoveryOnly={step === 'recovery'} {...form.getInputProps('code')} />
        )}
        <Problem>{problem ?? passkey.problem}</Problem>
        <Button type="submit" fullWidth loading={form.submitting}>
          {step === 'password' ? session.submit : session.continue}
        </Button>
        {step === 'code' ? (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              form.setFieldValue('code', undefined);
              setStep('password');
            }}
          >
            {session.back}
          </Button>
        ) : (
          <>
            <Divider label={session.or} />
            <Button
              variant="default"
              fullWidth
              leftSection={<KeyRound size={16} aria-hidden />}
              loading={passkey.isBusy}
              onClick={passkey.start}
            >
              {session.withPasskey}
            </Button>
          </>
        )}
      </Stack>
    </form>
  );
}
