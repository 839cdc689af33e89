import { useEffect, useSyncExternalStore } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { readWishes, wishDoor } from './wish-door.ts';
import { UNKNOWN_WISH_LIST, type WishListView } from './wish-view.ts';

const { look, subscribe, isStuck } = wishDoor;
const STUCK: WishListView = { ...UNKNOWN_WISH_LIST, status: 'failed' };
const answerNo = () => false;
const refresh = () => readWishes((wishList) => wishList.refresh());

/** Whether a product is on the wish list, and whether that is being changed. */
export function useWish(productId: string): { isWished: boolean; isBusy: boolean } {
  return {
    isWished: useSyncExternalStore(subscribe, () => look()?.isWished(productId) ?? false, answerNo),
    isBusy: useSyncExternalStore(subscribe, () => look()?.isBusy(productId) ?? false, answerNo),
  };
}

/** The wish list, read anew when the screen that shows it opens. */
export function useWishList(): WishListView & { refresh: () => void } {
  useEffect(() => {
    if (readToken()) refresh();
  }, []);
  const view = useSyncExternalStore(
    subscribe,
    () => look()?.get() ?? (isStuck() ? STUCK : UNKNOWN_WISH_LIST),
    () => UNKNOWN_WISH_LIST,
  );
  return { ...view, refresh };
}
