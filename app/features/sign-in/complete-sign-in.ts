import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addPiece, cart } from '#app/features/cart/cart.ts';
import { toFailureToast } from '#app/features/cart/cart-toasts.ts';
import { readIntent, takeIntent } from '#app/features/intents/intent.ts';
import { GUEST_CART_KEY, hasGuestCart } from '#app/features/session/own-provider.ts';
import { startSession, useSession } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { wishList } from '#app/features/wish-list/wish-list.ts';
import { paths } from '#app/paths.ts';

/** Carries the typed email between the login screen and the password reset. In memory only: URLs are shared and logged,
 *  and storage outlives the visit. */
let carried = '';

export const readCarriedEmail = (): string => carried;

export function carryEmail(email: string): void {
  carried = email;
}

/** Carries the email in this screen's form, for links that leave the screen. */
export function carryTypedEmail(): void {
  carryEmail(document.querySelector<HTMLInputElement>('[name=email]')?.value ?? '');
}

/** Whether this browser stores lines of a guest's cart, such as the rest of an interrupted merge. */
function hasGuestLines(): boolean {
  try {
    return localStorage.getItem(GUEST_CART_KEY) !== null;
  } catch {
    return false;
  }
}

/** Moves a guest's cart into that of the shopper who has signed in. Queued at once, so that checkout waits for it. */
export function mergeGuestCart(): void {
  if (!hasGuestCart() || !hasGuestLines()) return;
  cart.queueChange({
    kind: 'custom',
    apply: (lines) => lines,
    send: async () => (await import('#app/features/cart/guest-merge.ts')).mergeGuestLines(),
    onDone: () => {},
    onFailed: (error) => showToast(toFailureToast({ kind: 'custom' }, error, mergeGuestCart)),
  });
}

/** Starts the session, and carries out the intent from before the login. */
export function completeSignIn(token: string): void {
  startSession(token);
  mergeGuestCart();
  carryEmail('');
  // An intent with a path is carried out on that screen.
  if (readIntent()?.path) return;
  const intent = takeIntent();
  if (intent?.kind === 'cart') addPiece(intent.productId, intent.pieces);
  if (intent?.kind === 'wish') wishList.addWish(intent.productId);
}

/** Redirects signed-in shoppers to their intent's path, or home. Returns whether it is redirecting. */
export function useRedirectSignedIn(): boolean {
  const isSignedIn = useSession() === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) navigate(readIntent()?.path ?? paths.home, { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
