import { rememberIfSignedOut } from '#app/features/intents/remember-if-signed-out.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { addToWishList, readWishList, removeFromWishList } from '#contract/wish-list/calls.ts';
import { createWishStore } from './wish-store.ts';

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
