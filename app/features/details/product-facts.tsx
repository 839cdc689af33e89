import CreditCard from 'lucide-react/icons/credit-card';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { ReactNode } from 'react';
import { Card } from '#app/ui/card.tsx';
import * as details from '#messages/details.ts';
import { writeDigits } from '#messages/numbers.ts';
import { DeliveryFact } from './delivery-fact.tsx';

const ICONS = { payment: CreditCard, returns: Undo2 };

interface ProductFactsProps {
  /** Delivery times in words; undefined if unknown. */
  delivery: string | undefined;
}

/** Delivery, payment and returns. */
export function ProductFacts({ delivery }: ProductFactsProps) {
  const facts = Object.entries(ICONS).map(([key, Icon]) => ({
    key,
    Icon,
    ...details.facts[key as keyof typeof ICONS],
  }));
  return (
    <Card className="mt-6 p-5">
      <ul className="grid gap-2.5">
        {delivery && (
          <Fact Icon={Truck}>
            <DeliveryFact text={delivery} />
          </Fact>
        )}
        {facts.map(({ key, Icon, name, text }) => (
          <Fact key={key} Icon={Icon}>
            <p>
              <b className="font-medium">{name}</b> {writeDigits(text)}
            </p>
          </Fact>
        ))}
      </ul>
    </Card>
  );
}

function Fact({ Icon, children }: { Icon: typeof Truck; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-brand mirrored" />
      {children}
    </li>
  );
}
