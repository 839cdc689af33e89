import { useEffect } from 'react';
import { refreshCart } from '#app/features/cart/cart.ts';
import emptyOrders from '#app/illustrations/empty-orders.svg';
import offline from '#app/illustrations/offline.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import * as common from '#messages/common.ts';
import * as messages from '#messages/orders.ts';
import { OrdersSkeleton } from './orders-skeleton.tsx';
import { useOrders } from './use-orders.ts';

/** The orders of a shopper: loading, failed, empty or listed. */
export function OrdersContent({ shopperId }: { shopperId: string }) {
  const { shown, problem, tryAgain, change } = useOrders(shopperId);
  const payment = shown?.orders[0]?.payment;
  useEffect(() => {
    // Placing the order emptied the cart.
    if (payment === 'paid' || payment === 'cash') refreshCart();
  }, [payment]);

  if (!shown) {
    if (!problem) return <OrdersSkeleton />;
    return (
      <EmptyState picture={offline} title={messages.notShown} text={problem.text} isAlert headingLevel={2}>
        <Button onClick={tryAgain} className="mt-6">
          {common.tryAgain}
        </Button>
      </EmptyState>
    );
  }
  const { OrderList, orders } = shown;
  const [newest, ...earlier] = orders;
  if (!newest) {
    return (
      <EmptyState picture={emptyOrders} title={messages.empty} text={messages.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} className="mt-6">
          {messages.toProducts}
        </ButtonLink>
      </EmptyState>
    );
  }
  return <OrderList newest={newest} earlier={earlier} onChange={change} />;
}
