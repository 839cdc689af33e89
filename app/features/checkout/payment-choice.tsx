import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import { useId, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PaymentOption } from '#app/payment-options.ts';
import { formatEgp } from '#contract/money.ts';
import * as checkout from '#messages/checkout.ts';
import { egpStyle } from '#messages/numbers.ts';
import type { PaymentMethod } from './address-draft.ts';

interface ShownOption extends PaymentOption {
  /** Why the payment method can't be chosen. */
  refusal?: string | undefined;
}

interface PaymentChoiceProps {
  options: ShownOption[];
  value: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

const DEFAULT_OPTIONS: PaymentOption[] = [
  { payment: 'card', title: checkout.card, note: checkout.cardNote },
  { payment: 'cash', title: checkout.cash, note: checkout.cashNote },
];

/** Why an order of this total can't be paid in cash; undefined if it can. */
function refuseCash(totalPiastres: number, maxPiastres: number | undefined): string | undefined {
  if (maxPiastres === undefined || totalPiastres <= maxPiastres) return undefined;
  return checkout.cashTotalTooHigh(formatEgp(maxPiastres, egpStyle));
}

/** The payment options for an order, and the chosen one. If the draft names an option that is no longer offered, the
 *  first available one is chosen. */
export function usePayment(drafted: PaymentMethod, totalPiastres: number) {
  const root = useRouteLoaderData<{ payments?: PaymentOption[]; cashMaxPiastres?: number }>('root');
  const [wanted, choose] = useState(drafted);
  const options = (root?.payments ?? DEFAULT_OPTIONS).map(
    (option): ShownOption =>
      option.payment === 'cash'
        ? { ...option, refusal: refuseCash(totalPiastres, root?.cashMaxPiastres) }
        : option,
  );
  const allowed = options.filter(({ refusal }) => !refusal);
  const isAllowed = allowed.some(({ payment }) => payment === wanted);
  return { options, payment: isAllowed ? wanted : ((allowed[0] ?? options[0])?.payment ?? wanted), choose };
}

export function PaymentChoice({ options, value, onChoose }: PaymentChoiceProps) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-medium">{checkout.payment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map((option) => (
          <Option key={option.payment} {...option} chosen={value} onChoose={onChoose} />
        ))}
      </div>
    </fieldset>
  );
}

interface OptionProps extends ShownOption {
  chosen: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

function Option({ payment, chosen, onChoose, title, note, refusal }: OptionProps) {
  const id = useId();
  const Icon = payment === 'cash' ? Banknote : CreditCard;
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-small sm:last:odd:col-span-2 border border-edge bg-surface p-3.5 transition-colors has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:bg-stage has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="payment"
        value={payment}
        checked={payment === chosen}
        disabled={Boolean(refusal)}
        onChange={() => onChoose(payment)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        className="size-4.5 shrink-0 accent-brand outline-none"
      />
      <span className="min-w-0 flex-1">
        <span id={`${id}-title`} className="block font-medium">
          {title}
        </span>
        <span id={`${id}-note`} className="block text-sm text-ink-soft">
          {refusal ?? note}
        </span>
      </span>
      <Icon aria-hidden="true" size={22} strokeWidth={1.5} />
    </label>
  );
}
