import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import type { Settlement } from '#contract/bookkeeping/settlement-answers.ts';
import { withdrawSettlement } from '#contract/bookkeeping/settlement-calls.ts';
import { callStaff } from '#counter/data/staff-client.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { ConfirmDialog } from '#counter/ui/confirm-dialog.tsx';
import { useDialog } from '#counter/ui/use-dialog.ts';
import { refreshMoney } from './settlements-query.ts';

/** Withdraws an import after a confirmation that lists the consequences. */
export function WithdrawButton({ settlement: { id, results } }: { settlement: Settlement }) {
  const { settlements } = useTexts();
  const { writeCount } = useFormats();
  const navigate = useNavigate();
  const dialog = useDialog();
  const settled = results.matched + results.differs;
  async function withdraw(): Promise<void> {
    await callStaff(withdrawSettlement, { id });
    notifications.show({ message: settlements.withdrawn });
    await navigate('/money/settlements');
    await refreshMoney(id);
  }
  return (
    <>
      <Button variant="default" onClick={() => dialog.open()}>
        {settlements.withdraw}
      </Button>
      <ConfirmDialog
        opened={dialog.isOpen}
        title={settlements.withdrawTitle}
        consequence={settlements.withdrawText(settled, writeCount(settled))}
        confirmLabel={settlements.withdraw}
        isDangerous
        onConfirm={withdraw}
        onClose={dialog.close}
      />
    </>
  );
}
