import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { StaffPasskey } from '#contract/staff/answers.ts';
import { renamePasskey } from '#contract/staff/factor-calls.ts';
import { renamePasskeyRequest } from '#contract/staff/requests.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { Problem } from '#counter/ui/message.tsx';
import { useCallForm } from '#counter/ui/use-call-form.ts';
import { useUndo } from '#counter/ui/use-undo.tsx';
import { reloadFactors } from './own-factors.ts';

interface RenamePasskeyProps {
  passkey: StaffPasskey;
  opened: boolean;
  onClose: () => void;
}

export function RenamePasskey({ passkey, opened, onClose }: RenamePasskeyProps) {
  const { common, factors, session } = useTexts();
  const offerUndo = useUndo();
  async function rename(name: string): Promise<void> {
    await callStaff(renamePasskey, { id: passkey.id, body: { name } });
    await reloadFactors();
  }
  const { form, problem, submit } = useCallForm({
    initialValues: { name: passkey.name },
    schema: renamePasskeyRequest,
    async send({ name }) {
      await rename(name);
      onClose();
      offerUndo(factors.renamed(name), () => rename(passkey.name));
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={factors.rename}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={factors.passkeyName} data-autofocus {...form.getInputProps('name')} />
          <Problem>{problem}</Problem>
          <Group justify="flex-end" gap="xs">
            <Button variant="subtle" color="gray" onClick={onClose}>
              {session.cancel}
            </Button>
            <Button type="submit" loading={form.submitting} disabled={!form.isDirty()}>
              {common.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
