import Truck from 'lucide-react/icons/truck';
import { writeDays } from '#app/features/delivery/write-days.ts';
import * as messages from '#messages/order.ts';
import type { ShownOrder } from './shown-order.ts';

/** When an order is expected; nothing once that is over, or where nobody could say. */
export const sayExpected = ({ expected }: ShownOrder) => expected && messages.expected(writeDays(expected));

interface ExpectedDaysProps {
  order: ShownOrder;
  className?: string;
}

/** The same as a line of a screen. */
export function ExpectedDays({ order, className = '' }: ExpectedDaysProps) {
  const text = sayExpected(order);
  if (!text) return null;
  return (
    <p className={`flex gap-2 font-semibold ${className}`}>
      <Truck
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="mt-0.5 shrink-0 text-brand-strong mirrored"
      />
      {text}
    </p>
  );
}
