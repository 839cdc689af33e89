import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { calculateReceivedPiastres, proposeRefund } from './count-received.ts';
import { createRefundChoice, RefundConsequence, RefundFields, readAmount } from './refund-fields.tsx';
import styles from './returns.module.css';
import { useReturnAct } from './use-return-act.ts';

/** Refunds the received pieces of a return. The refund closes the return. */
export function RefundDialog({ one, onClose }: { one: WholeReturn; onClose: () => void }) {
  const { order: texts, returns, common } = useTexts();
  const { writeMoney } = useFormats();
  const [choice, setChoice] = useState(() => createRefundChoice(one));
  const act = useReturnAct(String(one.number), onClose);
  const proposed = proposeRefund(one, calculateReceivedPiastres(one));
  const { amountPiastres } = readAmount(one, choice, proposed);
  return (
    <Modal
      opened
      onClose={onClose}
      title={returns.refund.title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (amountPiastres && !act.isPending)
            act.mutate({ action: 'refund', amountPiastres, isByHand: choice.isByHand });
        }}
      >
        <Stack>
          <RefundFields one={one} choice={choice} proposedPiastres={proposed} onChange={setChoice} />
          {amountPiastres && (
            <ul className={styles.consequences}>
              <RefundConsequence piastres={amountPiastres} isByHand={choice.isByHand} />
            </ul>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {texts.notNow}
            </Button>
            <Button type="submit" loading={act.isPending} disabled={!amountPiastres}>
              {amountPiastres ? returns.refund.submit(writeMoney(amountPiastres)) : returns.refund.open}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
