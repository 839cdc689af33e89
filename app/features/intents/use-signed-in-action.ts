import { useNavigate } from 'react-router';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { type Intent, rememberIntent } from './intent.ts';

/** Acts for shoppers; a visitor is sent to log in first, and what they wanted is done afterwards. */
export function useSignedInAction(
  kind: Intent['kind'],
  act: (productId: string, pieces?: number, most?: number) => void,
): typeof act {
  const navigate = useNavigate();
  return (productId, pieces, most) => {
    if (readToken()) return act(productId, pieces, most);
    // The login screen can't be loaded without a network.
    if (!navigator.onLine) return showToast({ kind: 'error', messageKey: 'offline' });
    rememberIntent({ kind, productId, pieces });
    navigate(paths.login);
  };
}
