import { Button, Stack, Text, TextInput } from '@mantine/core';
import { turnOnTotp } from '#contract/staff/factor-calls.ts';
import { turnOnTotpRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { Problem } from '#counter/ui/problem.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { QrCode } from './qr-code.tsx';

/** What an authenticator app needs to know. */
export interface NewTotp {
  secret: string;
  uri: string;
}

interface TotpSetupProps {
  totp: NewTotp;
  /** Gets the new recovery codes; none if there are some already. */
  onTurnedOn: (recoveryCodes: string[]) => void;
  /** The way back; none if the frame has one. */
  onBack?: () => void;
}

/** Sets up an authenticator app: it scans the code, and shows six digits that prove it. */
export function TotpSetup({ totp, onTurnedOn, onBack }: TotpSetupProps) {
  const { factors } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: { code: '' },
    schema: turnOnTotpRequest,
    async send(body) {
      onTurnedOn((await callStaff(turnOnTotp, { body })).data.recoveryCodes);
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{factors.scanText}</Text>
        <QrCode text={totp.uri} label={factors.qrCode} />
        <CopyField label={factors.secret} value={totp.secret} />
        <TextInput
          label={factors.code}
          description={factors.codeHint}
          dir="ltr"
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...form.getInputProps('code')}
        />
        <Problem>{problem}</Problem>
        <Button type="submit" loading={form.submitting}>
          {factors.turnOn}
        </Button>
        {onBack && (
          <Button variant="subtle" color="gray" onClick={onBack}>
            {factors.back}
          </Button>
        )}
      </Stack>
    </form>
  );
}
