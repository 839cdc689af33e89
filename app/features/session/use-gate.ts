import { useNavigate } from 'react-router';
import { addToCart } from '#app/features/cart/cart-door.ts';
import { notify } from '#app/features/notices/notices.ts';
import { changeWishes } from '#app/features/wish-list/wish-door.ts';
import { paths } from '#app/paths.ts';
import { type Intent, rememberIntent, takeIntent } from './intent.ts';
import { readToken } from './session.ts';

/** Acts for who is signed in; a visitor is sent to log in first, and the wish is kept for afterwards. */
function useGate(kind: Intent['kind'], act: (productId: string) => void): (productId: string) => void {
  const navigate = useNavigate();
  return (productId) => {
    if (readToken()) return act(productId);
    // The way to the login screen needs a network.
    if (!navigator.onLine) return notify({ kind: 'error', messageKey: 'offline' });
    rememberIntent({ kind, productId });
    navigate(paths.login);
  };
}

const toggleWish = (productId: string) => changeWishes((wishList) => wishList.toggleWish(productId));
const addWish = (productId: string) => changeWishes((wishList) => wishList.addWish(productId));

export const useAddToCart = () => useGate('cart', addToCart);
export const useToggleWish = () => useGate('wish', toggleWish);

/** Does what the visitor wanted before being asked to log in; for whoever has just started a session. */
export function replayIntent(): void {
  const intent = takeIntent();
  if (intent?.kind === 'cart') addToCart(intent.productId);
  if (intent?.kind === 'wish') addWish(intent.productId);
}
