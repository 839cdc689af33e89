import * as orders from '#messages/orders.ts';
import { EarlierOrder } from './earlier-order.tsx';
import { NewestOrder } from './newest-order.tsx';
import type { ShownOrder } from './shown-order.ts';

export interface OrderListProps {
  newest: ShownOrder;
  earlier: ShownOrder[];
  /** Called with the updated order after the shopper changed it. */
  onChange: (order: ShownOrder) => void;
}

/** The orders of a shopper, the newest in full. Lazily imported, so that visitors do not load it. */
export function OrderList({ newest, earlier, onChange }: OrderListProps) {
  return (
    // Only one order is printed: the open one, or else the newest.
    <div className="group/orders">
      <NewestOrder
        order={newest}
        onChange={onChange}
        className="print:group-has-[details[open]]/orders:hidden"
      />
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-orders" className="mt-12 print:mt-0">
          <h2 id="earlier-orders" className="mb-4 text-xl font-semibold tracking-tight print:hidden">
            {orders.earlierOrders}
          </h2>
          <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface print:divide-y-0 print:overflow-visible print:border-0">
            {earlier.map((order) => (
              <EarlierOrder key={order.id} order={order} onChange={onChange} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
