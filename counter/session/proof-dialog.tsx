import { Button, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import KeyRound from 'lucide-react/icons/key-round';
import { ProviderError } from '#contract/client/provider-error.ts';
import { askForProofPasskey, prove, proveWithPasskey } from '#contract/staff/me-calls.ts';
import { proofRequest } from '#contract/staff/requests.ts';
import { decline, resume } from '#counter/data/interruptions.ts';
import { askStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { CodeField } from './code-field.tsx';
import { rememberMe, useMe } from './me.ts';
import { choosePasskey } from './passkeys.ts';
import { usePasskey } from './use-passkey.ts';

/** Asks the person to prove their identity again before a sensitive action. */
export function ProofDialog() {
  const { session } = useTexts();
  const { factors, hasSecondFactor } = useMe();
  const passkey = usePasskey({
    ask: () => askStaff(askForProofPasskey),
    show: choosePasskey,
    async send(response) {
      rememberMe((await askStaff(proveWithPasskey, { body: { response } })).data);
      resume();
    },
  });
  const { form, problem, submit } = useCallForm({
    initialValues: { password: '', code: hasSecondFactor ? '' : undefined },
    schema: proofRequest,
    async send(values) {
      rememberMe((await askStaff(prove, { body: values })).data);
      resume();
    },
  });
  const cancel = () => decline(new ProviderError('aborted'));
  return (
    <Modal
      opened
      onClose={cancel}
      title={session.proofTitle}
      closeButtonProps={{ 'aria-label': session.cancel }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text c="dimmed">{session.proofText}</Text>
          {factors.passkeys > 0 && (
            <Button
              variant="default"
              leftSection={<KeyRound size={16} aria-hidden />}
              loading={passkey.isBusy}
              onClick={passkey.start}
            >
              {session.withPasskey}
            </Button>
          )}
          <PasswordInput
            label={session.password}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': session.showPassword }}
            {...form.getInputProps('password')}
          />
          {hasSecondFactor && (
            <CodeField autoFocus={false} isRecoveryOnly={!factors.totp} {...form.getInputProps('code')} />
          )}
          <Problem>{problem ?? passkey.problem}</Problem>
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" color="gray" onClick={cancel}>
              {session.cancel}
            </Button>
            <Button type="submit" loading={form.submitting}>
              {session.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
