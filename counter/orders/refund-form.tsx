import { Alert, Checkbox, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { toEgp, toPiastres } from '#contract/money.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';
import { ActForm, type ActFormProps } from './act-form.tsx';
import { CASH, findFreePiastres, listConsequences } from './list-consequences.ts';

/** Asks for the amount of a refund and how to pay it out. */
export function RefundForm({ order, onSend, ...props }: ActFormProps) {
  const { order: texts } = useTexts();
  const { writeMoney } = useFormats();
  const free = findFreePiastres(order);
  const isCash = order.gateway === CASH;
  const [egp, setEgp] = useState<number | string>(toEgp(free));
  const [isByHand, setIsByHand] = useState(isCash);
  const amountPiastres = toPiastres(Number(egp));
  const isPossible = amountPiastres > 0 && amountPiastres <= free;
  // After a full refund, the parcel would still be sent. The staff should cancel the order instead.
  const isAllBeforeShipping =
    amountPiastres === free && (order.status === 'paid' || order.status === 'packed');
  return (
    <ActForm
      {...props}
      action="refund"
      consequences={isPossible ? listConsequences('refund', order, { amountPiastres, isByHand }) : []}
      canSend={isPossible && !isAllBeforeShipping}
      onSubmit={() => onSend({ action: 'refund', amountPiastres, isByHand })}
    >
      <NumberInput
        label={texts.amount}
        data-autofocus
        description={texts.amountHint(writeMoney(free))}
        dir="ltr"
        value={egp}
        min={0.01}
        max={toEgp(free)}
        clampBehavior="none"
        decimalScale={2}
        thousandSeparator=","
        allowNegative={false}
        hideControls
        inputMode="decimal"
        error={!isPossible && texts.amountWrong}
        onChange={setEgp}
      />
      {isAllBeforeShipping && <Alert color="yellow">{texts.cancelInstead}</Alert>}
      {!isCash && (
        <Checkbox
          label={texts.byHand}
          description={texts.byHandHint}
          checked={isByHand}
          onChange={(event) => setIsByHand(event.currentTarget.checked)}
        />
      )}
    </ActForm>
  );
}
