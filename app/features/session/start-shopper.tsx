import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { cartDoor, readCart } from '#app/features/cart/cart-door.ts';
import { rememberedPieces } from '#app/features/cart/remembered-pieces.ts';
import { readWishes, wishDoor } from '#app/features/wish-list/wish-door.ts';
import { paths } from '#app/paths.ts';
import { onSessionChange, readEndReason, readToken } from './session.ts';
import { followTabs } from './tabs.ts';

/** Loads what only shoppers need, and reads what they have. Once open, a store follows the session by itself. */
function wake() {
  if (!readToken()) return;
  if (!cartDoor.look()) readCart((cart) => cart.get().status === 'unknown' && cart.refreshCart());
  if (!wishDoor.look()) readWishes((wishList) => wishList.get().status === 'unknown' && wishList.refresh());
}

function refreshAll() {
  if (!readToken()) return;
  readCart((cart) => cart.refreshCart());
  readWishes((wishList) => wishList.refresh());
}

// Safari has no idle callback; its next free moment will do.
function waitForIdle(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 1);
}

/** What this tab kept for the shopper, a half-typed address for one, is not for the next person at the device. */
function forgetTab() {
  try {
    sessionStorage.clear();
  } catch {}
}

/** Brings the shopper's things to life once the page is: first reads, other tabs, a lost network, a lost session. */
export function StartShopper() {
  const navigate = useNavigate();

  useEffect(() => {
    waitForIdle(wake);
    addEventListener('online', refreshAll);
    const stopFollowing = followTabs((topic) => {
      if (!readToken()) return;
      if (topic === 'cart') cartDoor.look()?.noteChange();
      if (topic === 'wish') wishDoor.look()?.noteChange();
    });
    return () => {
      removeEventListener('online', refreshAll);
      stopFollowing();
    };
  }, []);

  useEffect(
    () =>
      onSessionChange(() => {
        // The next shopper's badge shows nothing of the last one's.
        if (!readToken()) rememberedPieces.write(undefined);
        wake();
        // The login screen says why.
        if (readEndReason() === 'expired') navigate(paths.login);
        if (readEndReason() === 'logout') forgetTab();
      }),
    [navigate],
  );

  return null;
}
