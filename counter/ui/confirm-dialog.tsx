import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from './describe-error.ts';
import { Problem } from './problem.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What happens then, in words. */
  consequence: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Says what an action leads to before it is done. Closes when it is done; a failure is shown in place. */
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
    // A dialog above this one, such as the one that asks for a proof, hears the same Escape.
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
