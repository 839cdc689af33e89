import { useNavigate, useRouteLoaderData } from 'react-router';
import { logOut } from '#app/features/session/log-out.ts';
import { endSession, readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { signOutEverywhere } from '#contract/account/sessions.ts';
import * as layout from '#messages/layout.ts';

/** Ends the session on this device, and goes home. */
export function LogoutButton({ className }: { className: string }) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        logOut();
        navigate(paths.home);
      }}
    >
      {layout.logout}
    </button>
  );
}

/** Ends all sessions of the shopper, and goes home. Only our own provider can. */
export function LogoutEverywhereButton({ className }: { className: string }) {
  const navigate = useNavigate();
  const root = useRouteLoaderData<{ apiHost: string }>('root');
  if (root?.apiHost !== '') return null;
  return (
    <button
      type="button"
      className={className}
      onClick={async () => {
        try {
          const { shopClient } = await import('#app/features/session/shop-client.ts');
          await shopClient(signOutEverywhere);
          endSession('logout');
          navigate(paths.home);
        } catch {
          // Unlike Logout, which nobody waits for: the other devices don't show that it failed. A dead token has ended the session.
          if (readToken()) showToast({ kind: 'error', messageKey: 'logoutEverywhereFailed' });
        }
      }}
    >
      {layout.logoutEverywhere}
    </button>
  );
}
