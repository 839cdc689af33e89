import { usePersonalMessages } from '#app/i18n/use-personal-messages.ts';
import type { ShownOrder } from './shown-order.ts';

/** Number, day, and whether it has arrived. */
export function OrderFacts({ order: { number, day, isDelivered } }: { order: ShownOrder }) {
  const { orders } = usePersonalMessages();
  const facts = [
    orders.number(number),
    day && orders.date(day.day, day.month, day.year),
    isDelivered && orders.delivered,
  ];
  return <p className="mt-2 text-sm tabular-nums">{facts.filter(Boolean).join(' · ')}</p>;
}
