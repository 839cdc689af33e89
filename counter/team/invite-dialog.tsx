import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { Role } from '#contract/staff/permissions.ts';
import { inviteRequest } from '#contract/staff/requests.ts';
import { inviteMember } from '#contract/staff/team-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { SecretDialog } from '#counter/ui/secret-dialog.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { InvitationLink, type Invited } from './invitation-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { reloadTeam } from './use-member-change.ts';

interface InviteDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Invites a person, then shows the invitation link. The link is shown only once. */
export function InviteDialog({ opened, onClose }: InviteDialogProps) {
  const { team } = useTexts();
  return (
    <SecretDialog<Invited>
      opened={opened}
      onClose={onClose}
      title={team.inviteTitle}
      form={(showLink) => <InviteForm onInvited={showLink} onCancel={onClose} />}
      secretTitle={team.linkTitle}
    >
      {(invited) => <InvitationLink {...invited} onDone={onClose} />}
    </SecretDialog>
  );
}

interface InviteFormProps {
  onInvited: (invited: Invited) => void;
  onCancel: () => void;
}

function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const { session, team } = useTexts();
  const { form, problem, submit } = useCallForm({
    initialValues: { email: '', role: 'orders' as Role },
    schema: inviteRequest,
    async send(body) {
      const { data } = await callStaff(inviteMember, { body });
      onInvited({ email: data.invitation.email, link: new URL(data.path, location.origin).href });
      await reloadTeam();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={session.email}
          type="email"
          dir="ltr"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleChoice
          label={team.role}
          value={form.values.role}
          onChange={(role) => form.setFieldValue('role', role)}
        />
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={onCancel}>
            {session.cancel}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {team.createLink}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
