import { useEffect } from 'react';
import { refreshCart } from '#app/features/cart/use-cart.ts';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import * as texts from '#messages/orders.ts';
import emptyCart from '../../../catalog/illustrations/empty-cart.svg';
import offline from '../../../catalog/illustrations/offline.svg';
import { EarlierOrder } from './earlier-order.tsx';
import { NewestOrder } from './newest-order.tsx';
import { isBought } from './order-status.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useOrders } from './use-orders.ts';

/** The orders of a shopper in whichever state they are. */
export function OrdersContent({ shopperId }: { shopperId: string }) {
  const { orders, problem, tryAgain } = useOrders(shopperId);
  const payment = orders?.[0]?.payment;
  useEffect(() => {
    // The order took everything out of the cart.
    if (payment && isBought(payment)) refreshCart();
  }, [payment]);

  if (!orders) {
    if (!problem) return <OrdersSkeleton />;
    return (
      <EmptyState picture={offline} title={texts.notShown} text={problem.text} isAlert headingLevel={2}>
        <Button onClick={tryAgain} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  const [newest, ...earlier] = orders;
  if (!newest) {
    return (
      <EmptyState picture={emptyCart} title={texts.empty} text={texts.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} prefetch="intent" className="mt-6">
          {texts.toProducts}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    // Printed is one order: the open one, or else the newest.
    <div className="group/orders">
      <p className="mb-4 text-lg font-bold not-print:hidden">{common.shop}</p>
      <NewestOrder order={newest} className="print:border-0 print:group-has-[details[open]]/orders:hidden" />
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-orders" className="mt-12 print:mt-0">
          <h2 id="earlier-orders" className="mb-4 text-xl font-semibold tracking-tight print:hidden">
            {texts.earlier}
          </h2>
          <div className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface print:border-0">
            {earlier.map((order) => (
              <EarlierOrder key={order.id} order={order} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
