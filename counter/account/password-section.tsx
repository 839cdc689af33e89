import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { changeStaffPassword } from '#contract/staff/me-calls.ts';
import { changeStaffPasswordRequest } from '#contract/staff/requests.ts';
import { queryClient } from '#counter/data/query-client.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { NewPasswordField } from '#counter/session/new-password-field.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { sessionsQuery } from './sessions-section.tsx';

export function PasswordSection() {
  const { account, session } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: { currentPassword: '', password: '' },
    schema: changeStaffPasswordRequest,
    async send(body) {
      await callStaff(changeStaffPassword, { body });
      form.reset();
      notifications.show({ message: account.passwordChanged });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
  return (
    <Section title={session.password} description={account.passwordHint}>
      <form onSubmit={submit} noValidate>
        <Stack maw="26rem">
          <PasswordInput
            label={account.currentPassword}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': session.showPassword }}
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordField label={account.newPassword} {...form.getInputProps('password')} />
          <Problem>{problem}</Problem>
          <Group>
            <Button type="submit" variant="default" loading={form.submitting}>
              {account.changePassword}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
