import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { paths } from '#app/paths.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { clearDraft, type PaymentMethod } from './address-draft.ts';

const GIVE_UP_MS = 10_000;

// Lazy, because visitors see this page as well; loaded while a shopper fills in the form.
const loadCalls = () => import('./place-order.ts');

/** Orders the cart that is on the screen: by card on the gateway's page, in cash at once. */
export function useCheckout(cart: CartView, { isShopper }: { isShopper: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isShopper) loadCalls().catch(() => {});
  }, [isShopper]);

  /** Gives what the shopper has to decide before anything is ordered, if there is something. */
  return async (address: ShippingAddress, payment: PaymentMethod): Promise<ReactNode> => {
    const { placeOrder } = await loadCalls();
    const outcome = await placeOrder(cart, address, payment);
    if (!outcome) return;
    if ('refused' in outcome) return outcome.refused;
    // The draft is kept for those who come back from the payment page.
    if ('paymentUrl' in outcome) {
      await leaveFor(outcome.paymentUrl);
      return;
    }
    clearDraft();
    await navigate(paths.orders);
    outcome.onShown();
  };
}

/** Leaves for the page of the gateway. Resolves when the shopper is back on this very page or has stopped loading. */
function leaveFor(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('pageshow', () => resolve(), { once: true });
  setTimeout(resolve, GIVE_UP_MS);
  window.location.assign(url);
  return promise;
}
