import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

/** Number, day, and whether it has arrived. */
export function OrderFacts({ order: { number, day, isDelivered } }: { order: ShownOrder }) {
  const facts = [
    orders.number(number),
    day && orders.date(day.day, day.month, day.year),
    isDelivered && orders.delivered,
  ];
  return <p className="mt-2 text-sm tabular-nums">{facts.filter(Boolean).join(' · ')}</p>;
}
