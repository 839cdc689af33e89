import { useId } from 'react';
import { Card } from '#app/ui/card.tsx';
import * as orders from '#messages/orders.ts';
import paymentDone from '../../../catalog/illustrations/payment-done.svg';
import { OrderActions } from './order-actions.tsx';
import { OrderBody } from './order-body.tsx';
import { isBought, OrderFacts, PaymentIcon } from './order-status.tsx';
import type { ShownOrder } from './shown-order.ts';

/** The latest order in full; after payment it says how that went. */
export function NewestOrder({ order, className }: { order: ShownOrder; className: string }) {
  const titleId = useId();
  const { payment, isFresh } = order;
  const { name, text } = orders.payment[payment];
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <header className="flex flex-wrap-reverse items-center justify-between gap-x-8 gap-y-4 border-b border-line px-4 py-6 sm:px-8 print:px-0">
        <div className="flex min-w-0 grow basis-72 items-start gap-4">
          <PaymentIcon payment={payment} size="large" />
          <div className="min-w-0">
            {/* A live region: the payment may settle while the page is open. */}
            <div role="status">
              <h2 id={titleId} className="text-xl font-semibold tracking-tight sm:text-2xl">
                {name}
              </h2>
              <p className="mt-1 text-pretty text-ink-soft print:hidden">{text}</p>
              <OrderFacts order={order} />
            </div>
            <OrderActions order={order} />
          </div>
        </div>
        {isBought(payment) && isFresh && (
          <img
            src={paymentDone}
            alt=""
            width={200}
            height={150}
            className="h-auto max-w-48 print:hidden max-sm:mx-auto"
          />
        )}
      </header>
      <div className="px-4 py-6 sm:px-8 print:px-0">
        <OrderBody order={order} />
      </div>
    </Card>
  );
}
