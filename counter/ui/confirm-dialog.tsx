import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from './describe-error.ts';
import { Problem } from './message.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What the action will do. */
  consequence: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation. Closes after the action succeeds; otherwise, shows the error in the dialog. */
export function ConfirmDialog({
  opened,
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { common, session } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function close(): void {
    // Escape also reaches this dialog if another dialog is open above it, such as the one that asks for proof of
    // identity.
    if (isBusy) return;
    setProblem(undefined);
    onClose();
  }
  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Modal opened={opened} onClose={close} title={title} closeButtonProps={{ 'aria-label': common.close }}>
      <Stack>
        <Text component="div">{consequence}</Text>
        <Problem>{problem}</Problem>
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" color="gray" onClick={close} data-autofocus>
            {cancelLabel ?? session.cancel}
          </Button>
          <Button color={isDangerous ? 'red' : 'brand'} loading={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
