import { useState } from 'react';
import { formatEgp } from '#contract/money.ts';
import { egpStyle } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import { ConfirmOwnOrder } from './confirm-own-order.tsx';
import { ExpectedDays } from './expected-days.tsx';
import { LinePictures } from './line-pictures.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBody } from './order-body.tsx';
import { explainState, nameState, OrderFacts, PaymentChip, StateIcon } from './order-status.tsx';
import { OwnReturns } from './own-returns.tsx';
import { Receipt } from './receipt.tsx';
import type { ShownOrder } from './shown-order.ts';

interface EarlierOrderProps {
  order: ShownOrder;
  onChange: (order: ShownOrder) => void;
}

/** An order as one expandable line. The shared `name` lets the browser keep only one open. */
export function EarlierOrder({ order, onChange }: EarlierOrderProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      name="earlier-order"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/order not-open:print:hidden"
    >
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 px-4 py-3 transition-colors hover:bg-paper sm:px-6 print:hidden [&::-webkit-details-marker]:hidden">
        <StateIcon state={order.state} size="small" />
        <span className="grid min-w-0 flex-1 items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_8.5rem]">
          <span className="min-w-0">
            <span className="block font-medium">{nameState(order)}</span>
            <OrderFacts order={order}>
              {order.disputedPiastres > 0 && <PaymentChip order={order} />}
            </OrderFacts>
          </span>
          <LinePictures lines={order.lines} />
          <span className="flex items-baseline justify-between gap-x-4 max-sm:flex-wrap sm:flex-col-reverse sm:items-end">
            <span className="text-sm text-ink-soft figures">{orders.pieces(order.pieces)}</span>
            <span className="money font-semibold">{formatEgp(order.totalPiastres, egpStyle)}</span>
          </span>
        </span>
        {/* The arrow is drawn in CSS: an icon component shared with another page would become a chunk of its own. */}
        <span
          aria-hidden="true"
          className="me-1 size-2.5 shrink-0 rotate-45 border-e-2 border-b-2 border-ink-soft transition-[rotate] group-open/order:-rotate-135 rtl:-rotate-45 rtl:group-open/order:rotate-135"
        />
      </summary>
      {order.isConfirmable && <ConfirmOwnOrder order={order} onChange={onChange} />}
      <div className="border-t border-line px-4 py-6 sm:px-6 print:border-0 print:p-0">
        <div className="print:hidden">
          <div className="mb-6">
            <p className="text-pretty text-ink-soft">{explainState(order)}</p>
            <ExpectedDays order={order} className="mt-2" />
          </div>
          <OwnReturns order={order} onChange={onChange} />
          <OrderBody order={order} />
          <OrderActions order={order} onChange={onChange} />
        </div>
        {isOpen && <Receipt order={order} />}
      </div>
    </details>
  );
}
