import { useEffect, useSyncExternalStore } from 'react';
import { rememberIfSignedOut } from '#app/features/intents/intent.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { addToWishList, readWishList, removeFromWishList } from '#contract/wish-list/calls.ts';
import { createWishStore, type WishListView } from './wish-store.ts';

/** The wish list of the signed-in shopper. */
export const wishList = createWishStore({
  calls: {
    read: () => shopClient(readWishList),
    add: (productId) =>
      shopClient(addToWishList, { body: { productId } }).catch(
        rememberIfSignedOut({ kind: 'wish', productId }),
      ),
    remove: (productId) => shopClient(removeFromWishList, { productId }),
  },
  showToast,
  postToTabs: () => postToTabs('wish'),
});

onSessionChange(() => {
  wishList.reset();
  if (readToken()) wishList.refresh();
});

/** The view on the server and during hydration. */
const UNKNOWN_WISH_LIST: WishListView = { status: 'unknown', products: [], problem: undefined };
const returnFalse = () => false;

/** Whether a product is on the wish list, and whether a change is pending. */
export function useWish(productId: string): { isWished: boolean; isBusy: boolean } {
  return {
    isWished: useSyncExternalStore(wishList.subscribe, () => wishList.isWished(productId), returnFalse),
    isBusy: useSyncExternalStore(wishList.subscribe, () => wishList.isBusy(productId), returnFalse),
  };
}

/** The wish list, refreshed when the screen that shows it opens. */
export function useWishList(): WishListView {
  useEffect(() => {
    if (readToken()) wishList.refresh();
  }, []);
  return useSyncExternalStore(wishList.subscribe, wishList.get, () => UNKNOWN_WISH_LIST);
}
