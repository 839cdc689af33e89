import { Checkbox, NumberInput, Stack } from '@mantine/core';
import { toEgp, toPiastres } from '#contract/money.ts';
import type { WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { useFormats, useTexts } from '#counter/i18n/language-provider.tsx';

const CASH = 'cash';

export interface RefundChoice {
  /** Undefined as long as the proposed amount applies. */
  typedEgp: number | string | undefined;
  isShippingToo: boolean;
  isByHand: boolean;
}

export const createRefundChoice = ({ gateway }: WholeReturn): RefundChoice => ({
  typedEgp: undefined,
  isShippingToo: false,
  isByHand: gateway === CASH,
});

/** The amount in the field. `amountPiastres` is undefined if the shop cannot refund that amount. */
export function readAmount(one: WholeReturn, choice: RefundChoice, proposedPiastres: number) {
  const { refundablePiastres, shippingPiastres } = one;
  const shipping = choice.isShippingToo ? shippingPiastres : 0;
  const proposed = Math.min(proposedPiastres + shipping, refundablePiastres);
  const amount = choice.typedEgp === undefined ? proposed : toPiastres(Number(choice.typedEgp));
  return { shown: amount, amountPiastres: amount > 0 && amount <= refundablePiastres ? amount : undefined };
}

interface RefundFieldsProps {
  one: WholeReturn;
  choice: RefundChoice;
  proposedPiastres: number;
  onChange: (choice: RefundChoice) => void;
}

/** Asks for the amount of a return's refund and how to pay it out. */
export function RefundFields({ one, choice, proposedPiastres, onChange }: RefundFieldsProps) {
  const { order: texts, returns } = useTexts();
  const { writeMoney } = useFormats();
  const { shown, amountPiastres } = readAmount(one, choice, proposedPiastres);
  const { shippingPiastres } = one;
  return (
    <Stack gap="sm">
      <NumberInput
        label={texts.amount}
        data-autofocus
        description={returns.receive.proposed(
          writeMoney(proposedPiastres),
          writeMoney(one.refundablePiastres),
        )}
        dir="ltr"
        value={choice.typedEgp ?? toEgp(shown)}
        min={0.01}
        clampBehavior="none"
        decimalScale={2}
        thousandSeparator=","
        allowNegative={false}
        hideControls
        inputMode="decimal"
        error={amountPiastres === undefined && texts.amountWrong}
        onValueChange={({ floatValue }, { source }) => {
          if (source === 'event') onChange({ ...choice, typedEgp: floatValue ?? '' });
        }}
      />
      {shippingPiastres > 0 && (
        <Checkbox
          label={returns.receive.shipping(writeMoney(shippingPiastres))}
          checked={choice.isShippingToo}
          onChange={(event) =>
            onChange({ ...choice, typedEgp: undefined, isShippingToo: event.currentTarget.checked })
          }
        />
      )}
      {one.gateway !== CASH && (
        <Checkbox
          label={texts.byHand}
          description={texts.byHandHint}
          checked={choice.isByHand}
          onChange={(event) => onChange({ ...choice, isByHand: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

/** The consequences of a refund, in words. */
export function RefundConsequence({ piastres, isByHand }: { piastres: number; isByHand: boolean }) {
  const { order: texts } = useTexts();
  const { writeMoney } = useFormats();
  const amount = writeMoney(piastres);
  return (
    <>
      <li>{isByHand ? texts.consequences.recorded(amount) : texts.consequences.refunded(amount)}</li>
      <li>{texts.consequences.final()}</li>
    </>
  );
}
