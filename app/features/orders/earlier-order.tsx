import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as orders from '#messages/orders.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBody } from './order-body.tsx';
import { OrderFacts, PaymentIcon } from './order-status.tsx';
import type { ShownOrder } from './shown-order.ts';

/** An order in one line, which expands; by their common name the browser keeps only one of them open. */
export function EarlierOrder({ order }: { order: ShownOrder }) {
  return (
    <details name="earlier-order" className="group/order not-open:print:hidden">
      <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 px-4 py-3 transition-colors hover:bg-paper sm:px-6 [&::-webkit-details-marker]:hidden">
        <PaymentIcon payment={order.payment} size="small" />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span className="min-w-0 grow basis-48">
            <span className="block font-medium">{orders.payment[order.payment].name}</span>
            <OrderFacts order={order} />
          </span>
          <span className="text-sm text-ink-soft tabular-nums">{orders.pieces(order.pieces)}</span>
          <span className="money font-semibold sm:min-w-28 sm:text-end">
            {formatEgp(order.totalPiastres, egp)}
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          className="shrink-0 text-ink-soft transition-[rotate] group-open/order:rotate-180 print:hidden"
        />
      </summary>
      <div className="border-t border-line px-4 py-6 sm:px-6 print:px-0">
        <OrderBody order={order} />
        <OrderActions order={order} />
      </div>
    </details>
  );
}
