import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { ActForm, type ActFormProps } from './act-form.tsx';
import { listConsequences } from './list-consequences.ts';
import { PackForm } from './pack-form.tsx';
import { RefundForm } from './refund-form.tsx';
import type { SimpleAction } from './run-act.ts';
import { ShipForm } from './ship-form.tsx';
import { useAct } from './use-act.ts';

/** The form of an action that needs only a confirmation. */
function ConfirmForm({ order, action, onSend, ...props }: ActFormProps & { action: SimpleAction }) {
  return (
    <ActForm
      {...props}
      action={action}
      consequences={listConsequences(action, order)}
      onSubmit={() => onSend({ action })}
    />
  );
}

interface ActDialogProps {
  order: WholeOrder;
  /** The action to confirm; undefined if the dialog is closed. */
  action: OrderAction | undefined;
  onClose: () => void;
}

/** Asks for confirmation before an action changes an order, and lists its consequences. */
export function ActDialog({ order: now, action, onClose }: ActDialogProps) {
  const { order: texts, common } = useTexts();
  // Keeps the last action while the dialog closes.
  const [last, setLast] = useState(action);
  // The order as it was when the dialog opened; a refetch may change the prop.
  const [order, setOrder] = useState(now);
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = action !== undefined;
  if (action && action !== last) setLast(action);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOrder(now);
  }
  const act = useAct(order, onClose);
  const form = { order, isSending: act.isPending, onSend: act.mutate, onClose };
  return (
    <Modal
      opened={action !== undefined}
      onClose={onClose}
      size={last === 'pack' ? 'lg' : 'md'}
      title={last && texts.titles[last](order.orderNumber)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {last === 'pack' && <PackForm {...form} />}
      {last === 'ship' && <ShipForm {...form} />}
      {last === 'refund' && <RefundForm {...form} />}
      {(last === 'confirm' || last === 'deliver' || last === 'cancel' || last === 'return') && (
        <ConfirmForm {...form} action={last} />
      )}
    </Modal>
  );
}
