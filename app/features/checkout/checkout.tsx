import { type ReactNode, useState } from 'react';
import { refreshCart, useFreshCart } from '#app/features/cart/cart.ts';
import { type Destination, sumOrder, sumOrderFrom } from '#app/features/cart/sum-order.ts';
import { useShipping } from '#app/features/product/use-shipping.ts';
import { useShopper } from '#app/features/session/session.ts';
import emptyCart from '#app/illustrations/empty-cart.svg';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { focusHeadingOnUnmount } from '#app/ui/focus.ts';
import * as messages from '#messages/cart.ts';
import * as common from '#messages/common.ts';
import { AddressForm } from './address-form.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The shipping address form beside the order summary, or the empty state of the cart. */
export function Checkout() {
  const cart = useFreshCart();
  const owner = useShopper()?.id ?? '';
  const shipping = useShipping();
  const [destination, setDestination] = useState<Destination>();
  const sums = destination ? sumOrder(cart, destination) : sumOrderFrom(cart, shipping);
  if (cart.status === 'ready' && cart.lines.length === 0) {
    return (
      <EmptyState picture={emptyCart} title={messages.empty} text={messages.emptyText} headingLevel={2}>
        <ButtonLink to={paths.products} className="mt-6">
          {messages.toProducts}
        </ButtonLink>
      </EmptyState>
    );
  }
  const summary =
    cart.status === 'failed' ? (
      <Card ref={focusHeadingOnUnmount} role="alert" className="p-5 sm:p-6">
        <h2 className="text-lg font-semibold tracking-tight">{messages.notShown}</h2>
        <p className="mt-1 text-ink-soft">{cart.problem?.text ?? common.cutOff}</p>
        <Button variant="quiet" onClick={refreshCart} className="mt-4">
          {common.tryAgain}
        </Button>
      </Card>
    ) : (
      <OrderSummary {...cart} sums={sums} />
    );
  return (
    <CheckoutFrame summary={summary}>
      <AddressForm
        key={owner}
        owner={owner}
        cart={cart}
        totalPiastres={sums.totalPiastres}
        onDestination={setDestination}
      />
    </CheckoutFrame>
  );
}

/** The form with the summary beside it, or above it on narrow screens. */
export function CheckoutFrame({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">{summary}</div>
      <Card className="p-5 sm:p-8">{children}</Card>
    </div>
  );
}
