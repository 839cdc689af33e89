import Truck from 'lucide-react/icons/truck';
import { formatDays } from '#app/features/delivery/arrival.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

/** The text of the expected delivery days; undefined once delivered, or if unknown. */
export const formatExpectedDays = ({ expected }: ShownOrder) =>
  expected && orders.expected(formatDays(expected));

interface ExpectedDaysProps {
  order: ShownOrder;
  className?: string;
}

export function ExpectedDays({ order, className = '' }: ExpectedDaysProps) {
  const text = formatExpectedDays(order);
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
