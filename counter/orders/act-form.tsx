import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { OrderAction, WholeOrder } from '#contract/orders/staff-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import type { Consequence } from './list-consequences.ts';
import styles from './order.module.css';
import type { Act } from './run-act.ts';

/** The props of every action's form. */
export interface ActFormProps {
  order: WholeOrder;
  isSending: boolean;
  onSend: (act: Act) => void;
  onClose: () => void;
}

interface FormFrameProps {
  action: OrderAction;
  isSending: boolean;
  canSend?: boolean;
  submit?: string;
  consequences: Consequence[];
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** The layout of an action's form: fields, consequences in words, and buttons. */
export function ActForm(props: FormFrameProps) {
  const { action, isSending, canSend = true, submit, consequences, onSubmit, onClose, children } = props;
  const { order: texts, orders } = useTexts();
  const { writeMoney } = useFormats();
  const listId = useId();
  const isDangerous = action === 'cancel' || action === 'return';
  // Without fields, the focus starts at a button: Enter confirms an action, unless it is dangerous.
  const focusIf = (isStart: boolean) => children === undefined && isStart && { 'data-autofocus': true };
  const describe = ({ name, piastres, pieces }: Consequence) =>
    texts.consequences[name](piastres === undefined ? orders.pieces(pieces ?? 0) : writeMoney(piastres));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend && !isSending) onSubmit();
      }}
    >
      <Stack>
        {children}
        <ul className={styles.consequences} id={listId}>
          {consequences.map((each) => (
            <li key={each.name}>{describe(each)}</li>
          ))}
        </ul>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} {...focusIf(isDangerous)}>
            {texts.notNow}
          </Button>
          <Button
            type="submit"
            loading={isSending}
            disabled={!canSend}
            aria-describedby={listId}
            {...(isDangerous && { color: 'red' })}
            {...focusIf(!isDangerous)}
          >
            {submit ?? texts.acts[action]}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface AnywayFieldProps {
  order: WholeOrder;
  isAnyway: boolean;
  onChange: (isAnyway: boolean) => void;
}

/** Whether no dispute is open, and no amount that a change added is unpaid. */
export const isSafeToSend = ({ claimedPiastres, owedPiastres }: WholeOrder): boolean =>
  claimedPiastres === 0 && owedPiastres === 0;

/**
 * If a dispute is open, or an amount that a change added is unpaid, packing and shipping need an explicit
 * confirmation.
 */
export function AnywayField({ order, isAnyway, onChange }: AnywayFieldProps) {
  const { order: texts, changeLines } = useTexts();
  const { writeMoney } = useFormats();
  if (isSafeToSend(order)) return null;
  const claimed = writeMoney(order.claimedPiastres);
  const owed = writeMoney(order.owedPiastres);
  const isClaimed = order.claimedPiastres > 0;
  return (
    <Checkbox
      color="red"
      label={isClaimed ? texts.anyway(claimed) : changeLines.anyway(owed)}
      description={isClaimed ? texts.disputeNote(claimed) : changeLines.owedNote(owed)}
      checked={isAnyway}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
