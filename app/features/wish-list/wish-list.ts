import { useEffect, useSyncExternalStore } from 'react';
import { rememberIfSignedOut } from '#app/features/intents/intent.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { addToWishList, readWishList, removeFromWishList } from '#contract/wish-list/calls.ts';
import { createWishStore, type WishListView } from './wish-store.ts';

/** The wish list of whoever is signed in. */
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

/** On the server and during hydration. */
const UNKNOWN: WishListView = { status: 'unknown', products: [], problem: undefined };
const answerNo = () => false;

/** Whether a product is on the wish list, and whether that is being changed. */
export function useWish(productId: string): { isWished: boolean; isBusy: boolean } {
  return {
    isWished: useSyncExternalStore(wishList.subscribe, () => wishList.isWished(productId), answerNo),
    isBusy: useSyncExternalStore(wishList.subscribe, () => wishList.isBusy(productId), answerNo),
  };
}

/** The wish list, refreshed when the screen that shows it opens. */
export function useWishList(): WishListView {
  useEffect(() => {
    if (readToken()) wishList.refresh();
  }, []);
  return useSyncExternalStore(wishList.subscribe, wishList.get, () => UNKNOWN);
}
