import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useMe } from '#counter/session/me.ts';
import { Loaded } from '#counter/ui/loaded.tsx';
import { Page } from '#counter/ui/page.tsx';
import { Section } from '#counter/ui/section.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberList } from './member-list.tsx';
import { RoleTable } from './role-table.tsx';
import { teamQuery } from './use-member-change.ts';

/** Lists team members with their roles, and open invitations. */
export function TeamScreen() {
  const { team } = useTexts();
  const mayChange = useMe().permissions.includes('staff.change');
  const query = useQuery(teamQuery);
  const inviting = useDialog();
  const invitations = query.data?.data.invitations ?? [];
  return (
    <Page
      title={team.title}
      description={mayChange ? team.subtitle : team.readOnly}
      actions={
        mayChange && (
          <Button leftSection={<UserPlus size={17} aria-hidden />} onClick={() => inviting.open()}>
            {team.invite}
          </Button>
        )
      }
    >
      <Section title={team.people}>
        <Loaded query={query}>
          {({ data }) => <MemberList members={data.members} mayChange={mayChange} />}
        </Loaded>
      </Section>
      {invitations.length > 0 && (
        <Section title={team.invitations} description={team.invitationsHint}>
          <InvitationList invitations={invitations} mayChange={mayChange} />
        </Section>
      )}
      <Section title={team.rolesTitle} description={team.rolesHint}>
        <RoleTable />
      </Section>
      <InviteDialog opened={inviting.isOpen} onClose={inviting.close} />
    </Page>
  );
}
