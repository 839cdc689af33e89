import { Button, Stack, Text, TextInput } from '@mantine/core';
import { turnOnTotp } from '#contract/staff/factor-calls.ts';
import { turnOnTotpRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { CopyField } from '#counter/ui/copy-field.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { QrCode } from './qr-code.tsx';

/** The shared secret, also as an otpauth: URI for the QR code. */
export interface NewTotp {
  secret: string;
  uri: string;
}

interface TotpSetupProps {
  totp: NewTotp;
  /** Receives new recovery codes; an empty array if the person has some already. */
  onTurnedOn: (recoveryCodes: string[]) => void;
  /** Omitted if the surrounding dialog can be closed. */
  onBack?: () => void;
}

/** Sets up an authenticator app: it scans the QR code, and the person types its first six-digit code. */
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
