import CreditCard from 'lucide-react/icons/credit-card';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import { Card } from '#app/ui/card.tsx';
import * as details from '#messages/details.ts';
import { writeDigits } from '#messages/numbers.ts';

const ICONS = { delivery: Truck, payment: CreditCard, returns: Undo2 };

/** Delivery, payment and returns. */
export function ProductFacts() {
  const facts = Object.entries(ICONS).map(([key, Icon]) => ({
    key,
    Icon,
    ...details.facts[key as keyof typeof ICONS],
  }));
  return (
    <Card className="mt-6 p-5">
      <ul className="grid gap-2.5">
        {facts.map(({ key, Icon, name, text }) => (
          <li key={key} className="flex gap-3">
            <Icon
              aria-hidden="true"
              size={18}
              strokeWidth={1.75}
              className="mt-0.5 shrink-0 text-brand rtl:-scale-x-100"
            />
            <p>
              <b className="font-medium">{name}</b> {writeDigits(text)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
