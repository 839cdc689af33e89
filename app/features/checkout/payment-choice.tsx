import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import { type ReactNode, useId } from 'react';
import * as checkout from '#messages/checkout.ts';
import type { PaymentMethod } from './address-draft.ts';

interface PaymentChoiceProps {
  value: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

export function PaymentChoice({ value, onChoose }: PaymentChoiceProps) {
  const option = { chosen: value, onChoose };
  return (
    <fieldset className="mb-4">
      <legend className="mb-1.5 text-sm font-medium">{checkout.payment}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <Option
          {...option}
          payment="card"
          title={checkout.card}
          note={checkout.cardNote}
          icon={<CreditCard aria-hidden="true" size={22} strokeWidth={1.5} />}
        />
        <Option
          {...option}
          payment="cash"
          title={checkout.cash}
          note={checkout.cashNote}
          icon={<Banknote aria-hidden="true" size={22} strokeWidth={1.5} />}
        />
      </div>
    </fieldset>
  );
}

interface OptionProps {
  payment: PaymentMethod;
  chosen: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
  title: string;
  note: string;
  icon: ReactNode;
}

function Option({ payment, chosen, onChoose, title, note, icon }: OptionProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-small border border-edge bg-surface p-3.5 transition-colors has-checked:border-brand has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input
        type="radio"
        name="payment"
        value={payment}
        checked={payment === chosen}
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
          {note}
        </span>
      </span>
      {icon}
    </label>
  );
}
