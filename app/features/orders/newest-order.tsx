import { useId } from 'react';
import paymentDone from '#app/illustrations/payment-done.svg';
import { Card } from '#app/ui/card.tsx';
import * as orders from '#messages/orders.ts';
import { ConfirmOwnOrder } from './confirm-own-order.tsx';
import { ExpectedDays } from './expected-days.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBody } from './order-body.tsx';
import { explainState, getHeadline, OrderFacts, PaymentChip, StateIcon } from './order-status.tsx';
import { OwnReturns } from './own-returns.tsx';
import { Receipt } from './receipt.tsx';
import type { ShownOrder } from './shown-order.ts';

const PLACED_STATES: readonly ShownOrder['state'][] = ['placed', 'cash', 'confirmed', 'paid'];

interface NewestOrderProps {
  order: ShownOrder;
  onChange: (order: ShownOrder) => void;
  className: string;
}

/** The newest order in full. Right after payment, its header is a confirmation. */
export function NewestOrder({ order, onChange, className }: NewestOrderProps) {
  const titleId = useId();
  const isConfirmation = PLACED_STATES.includes(order.state) && order.isFresh && order.disputedPiastres === 0;
  return (
    <div className={className}>
      <Card as="section" aria-labelledby={titleId} className="overflow-clip print:hidden">
        <header
          className={`flex flex-wrap-reverse items-center justify-between gap-x-8 gap-y-4 border-b border-line px-4 py-6 sm:px-8 ${isConfirmation ? 'bg-brand-wash' : ''}`}
        >
          <div className="grid min-w-0 grow basis-72 grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <StateIcon state={order.state} size="large" isOnWash={isConfirmation} />
            {/* A live region: the payment may settle while the page is open. */}
            <div role="status">
              <h2 id={titleId} className="text-2xl font-semibold tracking-tight sm:text-3xl">
                {getHeadline(order)}
              </h2>
              <OrderFacts order={order}>
                <PaymentChip order={order} />
              </OrderFacts>
              <ExpectedDays order={order} className="mt-3 text-lg leading-snug" />
              <p className="mt-2 text-pretty text-ink-soft">{explainState(order)}</p>
              {isConfirmation && <NextStep order={order} />}
            </div>
          </div>
          {isConfirmation && (
            <img
              src={paymentDone}
              alt=""
              width={200}
              height={150}
              className="h-auto max-w-48 max-sm:hidden"
            />
          )}
        </header>
        {order.isConfirmable && <ConfirmOwnOrder order={order} onChange={onChange} />}
        <div className="border-b border-line px-4 pb-4 sm:px-8">
          <OrderActions order={order} onChange={onChange} />
        </div>
        <div className="px-4 py-6 sm:px-8 sm:py-8">
          <OwnReturns order={order} onChange={onChange} />
          <OrderBody order={order} />
        </div>
      </Card>
      <Receipt order={order} />
    </div>
  );
}

const NEXT_STEPS: Partial<Record<ShownOrder['state'], (email: string) => string>> = {
  paid: orders.paidNext,
  confirmed: orders.confirmedNext,
};

/** Says where the email was sent, and what happens next. Orders that wait for the shopper show `ConfirmOwnOrder`
 *  instead. */
function NextStep({ order: { state, email, history } }: { order: ShownOrder }) {
  const describe = NEXT_STEPS[state];
  // Only our own provider is known to send emails.
  if (!describe || !history || !email) return null;
  return <p className="mt-2 text-pretty wrap-anywhere">{describe(email)}</p>;
}
