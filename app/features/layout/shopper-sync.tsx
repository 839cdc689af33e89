import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cart, hasCart } from '#app/features/cart/cart.ts';
import { hasGuestCart } from '#app/features/session/own-provider.ts';
import { onSessionChange, readEndReason, readToken } from '#app/features/session/session.ts';
import { listenToTabs } from '#app/features/session/tabs.ts';
import { wishList } from '#app/features/wish-list/wish-list.ts';
import { paths } from '#app/paths.ts';

/** Reads the cart and the wish list, unless the current screen has requested them already. */
function readIfUnknown() {
  if (hasCart() && cart.get().status === 'unknown') cart.refreshCart();
  if (readToken() && wishList.get().status === 'unknown') wishList.refresh();
}

function refreshAll() {
  if (hasCart()) cart.refreshCart();
  if (readToken()) wishList.refresh();
}

/** Removes data such as a typed address, which the next person at this device must not see. */
function clearTabStorage() {
  try {
    sessionStorage.clear();
  } catch {}
}

/** Reads the shopper's cart and wish list after hydration, when another tab changes them and when the network returns.
 *  Opens the login screen when the session expires. */
export function ShopperSync() {
  const navigate = useNavigate();

  useEffect(() => {
    // Finishes a merge that a reload interrupted.
    if (readToken() && hasGuestCart())
      import('#app/features/sign-in/complete-sign-in.ts').then((loaded) => loaded.mergeGuestCart(), Boolean);
    readIfUnknown();
    addEventListener('online', refreshAll);
    const stopFollowing = listenToTabs((topic) => {
      if (topic === 'cart' && hasCart()) cart.invalidate();
      if (topic === 'wish' && readToken()) wishList.invalidate();
    });
    return () => {
      removeEventListener('online', refreshAll);
      stopFollowing();
    };
  }, []);

  useEffect(
    () =>
      onSessionChange(() => {
        // The login screen shows the reason.
        if (readEndReason() === 'expired') navigate(paths.login);
        if (readEndReason() === 'logout') clearTabStorage();
      }),
    [navigate],
  );

  return null;
}
