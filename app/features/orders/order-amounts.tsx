import { formatEgp, VAT_PERCENT } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as messages from '#messages/order.ts';
import type { ShownOrder } from './shown-order.ts';

/** The VAT inside an order's total. Of other providers the rate is not known. */
export const nameVat = ({ history }: ShownOrder): string =>
  history ? messages.vatPercentInside(VAT_PERCENT) : messages.vatInside;

/** What an order costs, how it is paid, and what went back of it. */
export function OrderAmounts({ order }: { order: ShownOrder }) {
  return (
    <dl className="grid gap-1.5">
      <Amount name={messages.items} piastres={order.itemsPiastres} />
      <Amount name={messages.shipping} piastres={order.shippingPiastres} />
      {order.taxPiastres > 0 && <Amount name={messages.tax} piastres={order.taxPiastres} />}
      <Amount
        name={messages.total}
        piastres={order.totalPiastres}
        className="border-t border-line pt-2 font-semibold"
      />
      {order.vatPiastres > 0 && (
        <Amount name={nameVat(order)} piastres={order.vatPiastres} className="text-sm text-ink-soft" />
      )}
      {order.history && (
        <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <dt>{messages.payment}</dt>
          <dd>{order.isInCash ? messages.inCash : messages.online}</dd>
        </div>
      )}
      {order.refundedPiastres > 0 && (
        <Amount
          name={messages.refunded}
          piastres={order.refundedPiastres}
          className="border-t border-line pt-2"
        />
      )}
      {order.disputedPiastres > 0 && (
        <Amount
          name={messages.disputedAmount}
          piastres={order.disputedPiastres}
          className="border-t border-line pt-2"
        />
      )}
      {order.duePiastres > 0 && (
        <Amount
          name={messages.refundDue}
          piastres={order.duePiastres}
          className="border-t border-line pt-2 font-semibold text-offer"
        />
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
