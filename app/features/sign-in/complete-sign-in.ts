import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { addPiece } from '#app/features/cart/cart.ts';
import { readIntent, takeIntent } from '#app/features/intents/intent.ts';
import { startSession, useSession } from '#app/features/session/session.ts';
import { wishList } from '#app/features/wish-list/wish-list.ts';
import { paths } from '#app/paths.ts';
import { carryEmail } from './carried-email.ts';

/** Starts the session, and does what the visitor wanted before being asked to log in. */
export function completeSignIn(token: string): void {
  startSession(token);
  carryEmail('');
  // What has a screen of its own is done there.
  if (readIntent()?.path) return;
  const intent = takeIntent();
  if (intent?.kind === 'cart') addPiece(intent.productId, intent.pieces);
  if (intent?.kind === 'wish') wishList.addWish(intent.productId);
}

/** Sends whoever is signed in home, or back to what they wanted, whether just now, in another tab or long ago; true while
 *  on the way. */
export function useRedirectSignedIn(): boolean {
  const isSignedIn = useSession() === 'signed-in';
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) navigate(readIntent()?.path ?? paths.home, { replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn;
}
