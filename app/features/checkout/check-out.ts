import type { ReactNode } from 'react';
import type { NavigateFunction } from 'react-router';
import { saveIfWanted } from '#app/features/addresses/address-book.tsx';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { locate } from '#app/features/delivery/find-governorate.ts';
import { keepGovernorate } from '#app/features/delivery/my-governorate.ts';
import { isOwnProvider } from '#app/features/session/provider-meta.ts';
import { readToken, readTokenPayload } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import type { TypedAddress } from '#contract/forms.ts';
import type { PaymentMethod } from './address-draft.ts';
import { markLeaving } from './payment-mark.ts';
import { placeOrder } from './place-order.ts';

const GIVE_UP_MS = 10_000;

interface Submitted {
  /** As it is on the screen. */
  cart: CartView;
  address: TypedAddress;
  payment: PaymentMethod;
  navigate: NavigateFunction;
  /** Forgets what was typed. */
  clearDraft: () => void;
}

/** Orders the cart that is on the screen: by card on the gateway's page, in cash at once. Gives what the shopper has to
 *  decide before anything is ordered, if there is something. */
export async function checkOut({
  cart,
  address,
  payment,
  navigate,
  clearDraft,
}: Submitted): Promise<ReactNode> {
  await saveIfWanted(address);
  const outcome = await placeOrder(cart, address, payment);
  if (!outcome) return;
  if ('refused' in outcome) return outcome.refused;
  const place = isOwnProvider() && locate(address);
  if (place) keepGovernorate(place);
  if ('paymentUrl' in outcome) {
    // The draft is kept for those who come back from the payment page. Only our own provider can be asked later what became of the payment.
    if (isOwnProvider()) markLeaving(readTokenPayload(readToken() ?? '')?.id ?? '');
    await leaveFor(outcome.paymentUrl);
    return;
  }
  clearDraft();
  await navigate(paths.orders);
  outcome.onShown();
}

/** Leaves for the page of the gateway. Resolves when the shopper is back on this very page or has stopped loading. */
function leaveFor(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('pageshow', () => resolve(), { once: true });
  setTimeout(resolve, GIVE_UP_MS);
  window.location.assign(url);
  return promise;
}
