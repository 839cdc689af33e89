import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { StaffMember } from '#contract/staff/answers.ts';
import type { Role } from '#contract/staff/permissions.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { Problem } from '#counter/ui/message.tsx';
import { RoleChoice } from './role-choice.tsx';

interface RoleDialogProps {
  member: StaffMember;
  opened: boolean;
  onChoose: (change: { role: Role }) => Promise<void>;
  onClose: () => void;
}

/** Changes a team member's role. */
export function RoleDialog({ member, opened, onChoose, onClose }: RoleDialogProps) {
  const { common, session, team } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [chosen, setChosen] = useState<Role>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const role = chosen ?? member.role;

  function close(): void {
    if (isBusy) return;
    setChosen(undefined);
    setProblem(undefined);
    onClose();
  }
  async function save(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await onChoose({ role });
      setChosen(undefined);
      onClose();
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={team.roleTitle(member.name)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack>
        <RoleChoice label={team.role} value={role} onChange={setChosen} />
        <Text fz="sm" c="dimmed">
          {team.roleConsequence}
        </Text>
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={close}>
            {session.cancel}
          </Button>
          <Button loading={isBusy} disabled={role === member.role} onClick={() => void save()}>
            {team.changeRole}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
