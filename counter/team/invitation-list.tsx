import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import MailPlus from 'lucide-react/icons/mail-plus';
import type { StaffInvitation } from '#contract/staff/answers.ts';
import { withdrawInvitation } from '#contract/staff/team-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import styles from './team.module.css';
import { reloadTeam } from './use-member-change.ts';

interface InvitationListProps {
  invitations: StaffInvitation[];
  mayChange: boolean;
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations, mayChange }: InvitationListProps) {
  const { staff, team } = useTexts();
  const { writeMoment } = useFormats();
  const withdrawal = useDialog<StaffInvitation>();
  return (
    <>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id} className={styles.invitation}>
            <MailPlus size={20} strokeWidth={1.7} aria-hidden />
            <div>
              <Text fw={500} truncate>
                <bdi>{invitation.email}</bdi>
              </Text>
              <Text fz="xs" c="dimmed">
                {[
                  staff.roles[invitation.role],
                  team.invitedBy(invitation.invitedBy ?? team.command),
                  team.expires(writeMoment(invitation.expiresAt)),
                ].join(' · ')}
              </Text>
            </div>
            {mayChange && (
              <Button
                variant="subtle"
                color="red"
                size="xs"
                aria-label={team.withdrawOf(invitation.email)}
                onClick={() => withdrawal.open(invitation)}
              >
                {team.withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={withdrawal.isOpen}
        title={team.withdrawTitle(withdrawal.subject?.email ?? '')}
        consequence={team.withdrawText}
        confirmLabel={team.withdraw}
        isDangerous
        onConfirm={async () => {
          await callStaff(withdrawInvitation, { id: withdrawal.subject?.id ?? '' });
          notifications.show({ message: team.withdrawn });
          await reloadTeam();
        }}
        onClose={withdrawal.close}
      />
    </>
  );
}
