import { formatEgp, VAT_PERCENT } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import type { ShownOrder } from './shown-order.ts';

/** The label of the included VAT. Only our own provider's rate is known. */
export const nameVat = ({ history }: ShownOrder): string =>
  history ? orders.vatPercentInside(VAT_PERCENT) : orders.vatInside;

/** How an order is paid. */
export function namePayment({ isInCash, cardLast4 }: ShownOrder): string {
  if (isInCash) return orders.inCash;
  return cardLast4 ? orders.cardEnding(cardLast4) : orders.online;
}

/** The amounts of an order, its payment method, and its refunds. */
export function OrderAmounts({ order }: { order: ShownOrder }) {
  return (
    <dl className="grid gap-1.5">
      <Amount name={orders.items} piastres={order.itemsPiastres} />
      {order.coupon && <Amount name={orders.discount(order.coupon)} piastres={-order.discountPiastres} />}
      <Amount name={orders.shipping} piastres={order.shippingPiastres} />
      {order.taxPiastres > 0 && <Amount name={orders.tax} piastres={order.taxPiastres} />}
      <Amount
        name={orders.total}
        piastres={order.totalPiastres}
        className="border-t border-line pt-2 font-semibold"
      />
      {order.vatPiastres > 0 && (
        <Amount name={nameVat(order)} piastres={order.vatPiastres} className="text-sm text-ink-soft" />
      )}
      {order.history && (
        <div className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          <dt>{orders.payment}</dt>
          <dd>{namePayment(order)}</dd>
        </div>
      )}
      {order.refundedPiastres > 0 && (
        <Amount
          name={orders.refunded}
          piastres={order.refundedPiastres}
          className="border-t border-line pt-2"
        />
      )}
      {order.disputedPiastres > 0 && (
        <Amount
          name={orders.disputedAmount}
          piastres={order.disputedPiastres}
          className="border-t border-line pt-2"
        />
      )}
      {order.duePiastres > 0 && (
        <Amount
          name={orders.refundDue}
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
      <dd className="money">
        {piastres < 0 && '−'}
        {formatEgp(Math.abs(piastres), egpStyle)}
      </dd>
    </div>
  );
}
