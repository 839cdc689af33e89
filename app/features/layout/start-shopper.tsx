import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { lazyCart, withCart } from '#app/features/cart/lazy-cart.ts';
import { rememberedPieces } from '#app/features/cart/remembered-pieces.ts';
import { onSessionChange, readEndReason, readToken } from '#app/features/session/session.ts';
import { listenToTabs } from '#app/features/session/tabs.ts';
import { lazyWishList, withWishList } from '#app/features/wish-list/lazy-wish-list.ts';
import { paths } from '#app/paths.ts';

/** Loads the stores of a shopper and makes their first reads. Once loaded, a store follows the session by itself. */
function loadStores() {
  if (!readToken()) return;
  if (!lazyCart.peek()) withCart((cart) => cart.get().status === 'unknown' && cart.refreshCart());
  if (!lazyWishList.peek())
    withWishList((wishList) => wishList.get().status === 'unknown' && wishList.refresh());
}

function refreshAll() {
  if (!readToken()) return;
  withCart((cart) => cart.refreshCart());
  withWishList((wishList) => wishList.refresh());
}

// Safari has no requestIdleCallback.
function waitForIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 1);
}

/** A half-typed address, for one, is not for the next person at this device. */
function forgetTab() {
  try {
    sessionStorage.clear();
  } catch {}
}

/** Once hydrated: loads the shopper's cart and wish list, and follows other tabs, the network and the session. */
export function StartShopper() {
  const navigate = useNavigate();

  useEffect(() => {
    waitForIdle(loadStores);
    addEventListener('online', refreshAll);
    const stopFollowing = listenToTabs((topic) => {
      if (!readToken()) return;
      if (topic === 'cart') lazyCart.peek()?.invalidate();
      if (topic === 'wish') lazyWishList.peek()?.invalidate();
    });
    return () => {
      removeEventListener('online', refreshAll);
      stopFollowing();
    };
  }, []);

  useEffect(
    () =>
      onSessionChange(() => {
        // The next shopper must not see the last one's number in the badge.
        if (!readToken()) rememberedPieces.write(undefined);
        loadStores();
        // The login screen shows the reason.
        if (readEndReason() === 'expired') navigate(paths.login);
        if (readEndReason() === 'logout') forgetTab();
      }),
    [navigate],
  );

  return null;
}
