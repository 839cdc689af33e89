import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

type OrderAmountsProps = Pick<
  ShownOrder,
  'itemsPiastres' | 'shippingPiastres' | 'totalPiastres' | 'vatPiastres'
>;

export function OrderAmounts(amounts: OrderAmountsProps) {
  return (
    <dl className="space-y-1.5">
      <Amount name={orders.items} piastres={amounts.itemsPiastres} />
      <Amount name={orders.shipping} piastres={amounts.shippingPiastres} />
      <Amount
        name={orders.total}
        piastres={amounts.totalPiastres}
        className="border-t border-line pt-2 font-semibold"
      />
      {amounts.vatPiastres > 0 && (
        <Amount name={orders.vatInside} piastres={amounts.vatPiastres} className="text-sm text-ink-soft" />
      )}
    </dl>
  );
}

interface AmountProps {
  name: string;
  piastres: number;
  className?: string;
}

function Amount({ name, piastres, className = '' }: AmountProps) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="money">{formatEgp(piastres, egp)}</dd>
    </div>
  );
}
