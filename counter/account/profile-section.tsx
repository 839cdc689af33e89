import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { updateStaffMe } from '#contract/staff/me-calls.ts';
import { updateStaffMeRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { rememberMe, useMe } from '#counter/session/me.ts';
import { Problem } from '#counter/ui/message.tsx';
import { Section } from '#counter/ui/section.tsx';
import { UnsavedGuard } from '#counter/ui/unsaved-guard.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';

/** Edits the name that colleagues see. */
export function ProfileSection() {
  const { account, common, session, staff } = useTexts();
  const { name, email, role } = useMe();
  const { form, problem, submit } = useCallForm({
    initialValues: { name },
    schema: updateStaffMeRequest,
    async send(body) {
      const { data } = await callStaff(updateStaffMe, { body });
      rememberMe(data);
      form.setInitialValues({ name: data.name });
      form.setValues({ name: data.name });
      notifications.show({ message: common.saved });
    },
  });
  return (
    <Section title={account.profile} description={account.profileHint}>
      <UnsavedGuard isUnsaved={form.isDirty()} />
      <form onSubmit={submit} noValidate>
        <Stack maw="26rem">
          <TextInput label={account.name} autoComplete="name" {...form.getInputProps('name')} />
          <TextInput label={session.email} value={email} dir="ltr" readOnly variant="filled" />
          <TextInput label={account.role} value={staff.roles[role]} readOnly variant="filled" />
          <Problem>{problem}</Problem>
          <Group>
            <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
