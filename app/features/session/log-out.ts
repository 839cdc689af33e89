import { signOut } from '#contract/account/sessions.ts';
import { isOwnProvider } from './provider-meta.ts';
import { endSession, readToken } from './session.ts';

/** Ends the session on this device at once, and then the token at our own provider: nobody waits for that. */
export function logOut(): void {
  const token = readToken();
  endSession('logout');
  if (!token || !isOwnProvider()) return;
  const { method, path } = signOut;
  // It goes out even if the page is closed now. Offline, the token stays good until it expires.
  fetch(`/api/v1${path}`, { method, headers: { token }, keepalive: true }).catch(() => {});
}
