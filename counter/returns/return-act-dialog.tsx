import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_RETURN_NOTE_LENGTH } from '#contract/orders/returned.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import type { ReturnAction } from './return-actions.ts';
import { type ReturnAct, useReturnAct } from './use-return-act.ts';

/** Receiving has a dialog of its own. */
type PlainAction = Exclude<ReturnAction, 'receive'>;

interface ReturnActDialogProps {
  number: string;
  action: PlainAction;
  onClose: () => void;
}

/** Asks for confirmation before an action changes a return. */
export function ReturnActDialog({ number, action, onClose }: ReturnActDialogProps) {
  const { returns, order, common } = useTexts();
  const [answer, setAnswer] = useState('');
  const act = useReturnAct(number, onClose);
  const text = answer.trim();
  const acts: Record<PlainAction, ReturnAct | undefined> = {
    approve: { action: 'approve', answer: text },
    refuse: text ? { action: 'refuse', answer: text } : undefined,
    close: { action: 'close' },
  };
  const ready = acts[action];
  return (
    <Modal
      opened
      onClose={onClose}
      title={returns.titles[action]}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !act.isPending) act.mutate(ready);
        }}
      >
        <Stack>
          {(action === 'approve' || action === 'refuse') && (
            <Textarea
              label={action === 'approve' ? returns.approveText : returns.refuseText}
              {...(action === 'approve' && { description: returns.approveHint })}
              required={action === 'refuse'}
              autosize
              minRows={3}
              maxLength={MAX_RETURN_NOTE_LENGTH}
              dir="auto"
              data-autofocus
              value={answer}
              // The email shows the text in one line.
              onChange={(event) => setAnswer(event.currentTarget.value.replace(/\n/g, ' '))}
            />
          )}
          <Text fz="sm">{returns.explain[action]}</Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {order.notNow}
            </Button>
            <Button
              type="submit"
              loading={act.isPending}
              disabled={!ready}
              {...(action === 'refuse' && { color: 'red' })}
            >
              {returns.acts[action]}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
