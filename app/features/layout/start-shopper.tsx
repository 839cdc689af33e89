import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cart } from '#app/features/cart/cart.ts';
import { onSessionChange, readEndReason, readToken } from '#app/features/session/session.ts';
import { listenToTabs } from '#app/features/session/tabs.ts';
import { wishList } from '#app/features/wish-list/wish-list.ts';
import { paths } from '#app/paths.ts';

/** Screens that show one of them may have read it already. */
function readOnce() {
  if (!readToken()) return;
  if (cart.get().status === 'unknown') cart.refreshCart();
  if (wishList.get().status === 'unknown') wishList.refresh();
}

function refreshAll() {
  if (!readToken()) return;
  cart.refreshCart();
  wishList.refresh();
}

/** A half-typed address, for one, is not for the next person at this device. */
function forgetTab() {
  try {
    sessionStorage.clear();
  } catch {}
}

/** Once hydrated: reads the shopper's cart and wish list, and follows other tabs, the network and the session. */
export function StartShopper() {
  const navigate = useNavigate();

  useEffect(() => {
    readOnce();
    addEventListener('online', refreshAll);
    const stopFollowing = listenToTabs((topic) => {
      if (!readToken()) return;
      if (topic === 'cart') cart.invalidate();
      if (topic === 'wish') wishList.invalidate();
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
        if (readEndReason() === 'logout') forgetTab();
      }),
    [navigate],
  );

  return null;
}
