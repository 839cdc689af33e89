import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import { OrderLines } from './order-lines.tsx';
import type { ShownOrder } from './shown-order.ts';

/** All of an order below its state: lines, address, amounts. */
export function OrderBody({ order }: { order: ShownOrder }) {
  const { address } = order;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12 print:grid-cols-1 print:gap-6">
      <div>
        <h3 className="mb-3 font-semibold">{orders.products}</h3>
        <OrderLines lines={order.lines} />
      </div>
      <div className="grid content-start gap-6 sm:max-lg:grid-cols-2 print:grid-cols-2">
        {address && (
          <div>
            <h3 className="mb-2 font-semibold">{orders.address}</h3>
            <address className="text-ink-soft not-italic">
              <p>
                <bdi>{address.details}</bdi>
              </p>
              <p>
                <bdi>{[address.city, address.postalCode].filter(Boolean).join(' ')}</bdi>
              </p>
              <p>
                <bdi className="tabular-nums">{address.phone}</bdi>
              </p>
            </address>
          </div>
        )}
        <div>
          <h3 className="mb-2 font-semibold">{orders.amounts}</h3>
          <OrderAmounts {...order} />
        </div>
      </div>
    </div>
  );
}

type OrderAmountsProps = Pick<
  ShownOrder,
  'itemsPiastres' | 'shippingPiastres' | 'totalPiastres' | 'vatPiastres'
>;

function OrderAmounts(amounts: OrderAmountsProps) {
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
