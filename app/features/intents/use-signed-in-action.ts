import { useNavigate } from 'react-router';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { type Intent, rememberIntent } from './intent.ts';

/** Acts for shoppers; a visitor is sent to log in first, and what they wanted is done afterwards. */
export function useSignedInAction(
  kind: Intent['kind'],
  act: (productId: string) => void,
): (productId: string) => void {
  const navigate = useNavigate();
  return (productId) => {
    if (readToken()) return act(productId);
    // The login screen can't be loaded without a network.
    if (!navigator.onLine) return showToast({ kind: 'error', messageKey: 'offline' });
    rememberIntent({ kind, productId });
    navigate(paths.login);
  };
}
