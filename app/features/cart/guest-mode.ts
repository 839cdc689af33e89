import { useRouteLoaderData } from 'react-router';
import { readMeta } from '#app/features/session/own-provider.ts';

/** The local storage key of a guest's cart, and the name of the meta tag that allows it. */
export const GUEST_CART = 'guest-cart';

/** Whether visitors have a cart before they sign in: the setting GUEST_CART, where the browser has a storage. */
export function hasGuestCart(): boolean {
  try {
    return readMeta(GUEST_CART) !== '' && localStorage !== null;
  } catch {
    return false;
  }
}

/** `hasGuestCart` for components, which also render on the server. */
export const useGuestCart = () =>
  useRouteLoaderData<{ hasGuestCart?: boolean }>('root')?.hasGuestCart === true;

/** Whether this browser has a guest's cart, or the rest of one that is being merged. */
export const hasGuestLines = () => hasGuestCart() && localStorage.getItem(GUEST_CART) !== null;
