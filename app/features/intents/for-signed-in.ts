import { leadTo } from '#app/features/loading/lead-to.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { type Intent, rememberIntent } from './intent.ts';

/** Acts for shoppers; a visitor is sent to log in first, and what they wanted is done afterwards. */
export function forSignedIn(
  kind: Intent['kind'],
  act: (productId: string, pieces?: number, most?: number) => void,
): typeof act {
  return (productId, pieces, most) => {
    if (readToken()) return act(productId, pieces, most);
    // The login screen can't be loaded without a network.
    if (!navigator.onLine) return showToast({ kind: 'error', messageKey: 'offline' });
    rememberIntent({ kind, productId, pieces });
    leadTo(paths.login);
  };
}
