import type { ReactNode } from 'react';
import type { NavigateFunction } from 'react-router';
import { AddressBook, CitySuggestions, saveAddressIfWanted } from '#app/features/addresses/address-book.tsx';
import { findGovernorateCode } from '#app/features/addresses/name-governorate.ts';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { ExpectedLine } from '#app/features/delivery/expected-line.tsx';
import { saveGovernorate } from '#app/features/delivery/stored-governorate.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { decodeTokenPayload, readToken } from '#app/features/session/session.ts';
import { paths } from '#app/paths.ts';
import type { TypedAddress } from '#contract/forms.ts';
import { governorateNames } from '#messages/addresses.ts';
import type { PaymentMethod } from './address-draft.ts';
import { placeOrder } from './place-order.ts';
import { markPaymentStarted } from './started-payment.ts';

/** After this time the form is usable again, in case the gateway's page does not load. */
const LEAVE_TIMEOUT_MS = 10_000;

interface CheckOutOptions {
  /** The cart as shown on the screen. */
  cart: CartView;
  address: TypedAddress;
  payment: PaymentMethod;
  navigate: NavigateFunction;
  clearDraft: () => void;
}

/** Orders the shown cart: in cash at once, otherwise on the gateway's page. Resolves with a notice if the shopper has
 *  to decide something before the order is placed. */
async function checkOut({
  cart,
  address,
  payment,
  navigate,
  clearDraft,
}: CheckOutOptions): Promise<ReactNode> {
  await saveAddressIfWanted(address);
  const outcome = await placeOrder(cart, address, payment);
  if (!outcome) return;
  if ('refused' in outcome) return outcome.refused;
  const governorate = isOwnProvider() && findGovernorateCode(address);
  if (governorate) saveGovernorate(governorate);
  if ('paymentUrl' in outcome) {
    // The draft is kept for shoppers who come back from the payment page. For them, the cart screen explains why the
    // order is unpaid, which only our own provider reports.
    if (isOwnProvider()) markPaymentStarted(decodeTokenPayload(readToken() ?? '')?.id ?? '');
    await openPaymentPage(outcome.paymentUrl);
    return;
  }
  clearDraft();
  await navigate(paths.orders);
  outcome.onShown();
}

/** Opens the gateway's page. Resolves when this page is shown again from the back/forward cache, or after a timeout. */
function openPaymentPage(url: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('pageshow', () => resolve(), { once: true });
  setTimeout(resolve, LEAVE_TIMEOUT_MS);
  window.location.assign(url);
  return promise;
}

/** The parts of checkout that only signed-in shoppers load, in one chunk. */
export const parts = { AddressBook, CitySuggestions, ExpectedLine, governorateNames, checkOut };
