import { readToken } from '#app/features/session/session.ts';
import { actOnStore, createLazyStore } from '#app/features/store/create-lazy-store.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import type { createWishStore } from './wish-store.ts';

type WishStore = ReturnType<typeof createWishStore>;

export const lazyWishList = createLazyStore<WishStore>(async () => (await import('./wish-list.ts')).wishList);

/** For changes that the shopper asked for: a failure to load is shown as a toast. */
function changeWishList(act: (wishList: WishStore) => void): void {
  actOnStore(lazyWishList, readToken, act).catch(() =>
    showToast({
      kind: 'error',
      messageKey: 'wishListFailed',
      action: { labelKey: 'tryAgain', onAct: () => changeWishList(act) },
    }),
  );
}

/** For reading: the wish list's screen shows by itself that it could not be loaded. */
export function withWishList(act: (wishList: WishStore) => void): void {
  actOnStore(lazyWishList, readToken, act).catch(() => {});
}

export const toggleWish = (productId: string) => changeWishList((wishList) => wishList.toggleWish(productId));
export const addWish = (productId: string) => changeWishList((wishList) => wishList.addWish(productId));
