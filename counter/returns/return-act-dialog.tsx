import { Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { MAX_RETURN_NOTE_LENGTH } from '#contract/orders/returned.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import type { ReturnAction } from './return-actions.ts';
import { type ReturnAct, useReturnAct } from './use-return-act.ts';

interface ReturnActDialogProps {
  number: string;
  action: ReturnAction;
  onClose: () => void;
}

/** Asks before a return is changed. */
export function ReturnActDialog({ number, action, onClose }: ReturnActDialogProps) {
  const { returns, order, common } = useTexts();
  const [answer, setAnswer] = useState('');
  const [condition, setCondition] = useState<'resale' | 'damaged'>();
  const act = useReturnAct(number, onClose);
  const text = answer.trim();
  const acts: Record<ReturnAction, ReturnAct | undefined> = {
    approve: { action: 'approve', answer: text },
    refuse: text ? { action: 'refuse', answer: text } : undefined,
    receive: condition && { action: 'receive', condition },
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
              // The text is one line in the email.
              onChange={(event) => setAnswer(event.currentTarget.value.replace(/\n/g, ' '))}
            />
          )}
          {action === 'receive' && (
            <Radio.Group
              aria-label={returns.titles.receive}
              value={condition ?? ''}
              onChange={(value) => setCondition(value === 'damaged' ? 'damaged' : 'resale')}
            >
              <Stack gap="xs">
                <Radio value="resale" label={returns.resale} />
                <Radio value="damaged" label={returns.damaged} />
              </Stack>
            </Radio.Group>
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
