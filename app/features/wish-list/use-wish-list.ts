import { useEffect, useSyncExternalStore } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { lazyWishList, withWishList } from './lazy-wish-list.ts';
import type { WishListView } from './wish-store.ts';

const { peek, subscribe, hasFailed } = lazyWishList;
/** On the server, during hydration, and until the store is loaded. */
const UNKNOWN: WishListView = { status: 'unknown', products: [], problem: undefined };
const NOT_LOADED: WishListView = { ...UNKNOWN, status: 'failed' };
const answerNo = () => false;
const refresh = () => withWishList((wishList) => wishList.refresh());

/** Whether a product is on the wish list, and whether that is being changed. */
export function useWish(productId: string): { isWished: boolean; isBusy: boolean } {
  return {
    isWished: useSyncExternalStore(subscribe, () => peek()?.isWished(productId) ?? false, answerNo),
    isBusy: useSyncExternalStore(subscribe, () => peek()?.isBusy(productId) ?? false, answerNo),
  };
}

/** The wish list, refreshed when the screen that shows it opens. */
export function useWishList(): WishListView & { refresh: () => void } {
  useEffect(() => {
    if (readToken()) refresh();
  }, []);
  const view = useSyncExternalStore(
    subscribe,
    () => peek()?.get() ?? (hasFailed() ? NOT_LOADED : UNKNOWN),
    () => UNKNOWN,
  );
  return { ...view, refresh };
}
