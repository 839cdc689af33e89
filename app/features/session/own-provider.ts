import { useRouteLoaderData } from 'react-router';

/** Reads a meta tag of the page's head. */
export const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** Whether the provider is our own, which has calls that others lack. */
export const isOwnProvider = () => readMeta('api-host') === '';

/** The local storage key of a guest's cart. */
export const GUEST_CART_KEY = 'guest-cart';

/** Whether visitors have a cart before they sign in: the setting GUEST_CART. */
export const hasGuestCart = () => readMeta('guest-cart') !== '';

/** `hasGuestCart` for components. */
export const useGuestCart = () =>
  useRouteLoaderData<{ hasGuestCart?: boolean }>('root')?.hasGuestCart === true;

/** `isOwnProvider` for components, which also render on the server. */
export const useOwnProvider = () => useRouteLoaderData<{ apiHost: string }>('root')?.apiHost === '';
