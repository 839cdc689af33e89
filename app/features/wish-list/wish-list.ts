import { notify } from '#app/features/notices/notices.ts';
import { rememberIfRefused } from '#app/features/session/remember-if-refused.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { tellTabs } from '#app/features/session/tabs.ts';
import { addToWishList, readWishList, removeFromWishList } from '#contract/wish-list/calls.ts';
import { createWishStore } from './wish-store.ts';

/** The wish list of whoever is signed in. */
export const wishList = createWishStore({
  calls: {
    read: () => shopClient(readWishList),
    add: (productId) =>
      shopClient(addToWishList, { body: { productId } }).catch(
        rememberIfRefused({ kind: 'wish', productId }),
      ),
    remove: (productId) => shopClient(removeFromWishList, { productId }),
  },
  notify,
  tellTabs: () => tellTabs('wish'),
});

onSessionChange(() => {
  wishList.forget();
  if (readToken()) wishList.refresh();
});
