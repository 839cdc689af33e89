import { ActionIcon, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UserRoundX from 'lucide-react/icons/user-round-x';
import type { StaffMember } from '#contract/staff/answers.ts';
import { endSessionsOfMember } from '#contract/staff/team-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { MemberConflict } from './member-conflict.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { useMemberChange } from './use-member-change.ts';

/** Actions on a team member. Each confirmation states the consequence. */
export function MemberMenu({ member }: { member: StaffMember }) {
  const { team } = useTexts();
  const { name, isDisabled } = member;
  const [role, access, sessions] = [useDialog(), useDialog(), useDialog()];
  const { change, conflict } = useMemberChange(member);
  return (
    <>
      <Menu width={230} withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={team.actionsOf(name)}>
            <Ellipsis size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<UserRoundCog size={16} aria-hidden />} onClick={() => role.open()}>
            {team.changeRole}
          </Menu.Item>
          <Menu.Item leftSection={<LogOut size={16} aria-hidden />} onClick={() => sessions.open()}>
            {team.endSessions}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            {...(!isDisabled && { c: 'var(--mantine-color-error)' })}
            leftSection={
              isDisabled ? <UserRoundCheck size={16} aria-hidden /> : <UserRoundX size={16} aria-hidden />
            }
            onClick={() => access.open()}
          >
            {isDisabled ? team.enable : team.disable}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RoleDialog member={member} opened={role.isOpen} onChoose={change} onClose={role.close} />
      <ConfirmDialog
        opened={access.isOpen}
        title={isDisabled ? team.enableTitle(name) : team.disableTitle(name)}
        consequence={isDisabled ? team.enableText : team.disableText}
        confirmLabel={isDisabled ? team.enable : team.disable}
        isDangerous={!isDisabled}
        onConfirm={() => change({ isDisabled: !isDisabled })}
        onClose={access.close}
      />
      <ConfirmDialog
        opened={sessions.isOpen}
        title={team.endSessionsTitle(name)}
        consequence={team.endSessionsText}
        confirmLabel={team.endSessions}
        isDangerous
        onConfirm={async () => {
          await callStaff(endSessionsOfMember, { id: member.id });
          notifications.show({ message: team.sessionsEnded(name) });
        }}
        onClose={sessions.close}
      />
      <MemberConflict conflict={conflict} onSave={change} />
    </>
  );
}
