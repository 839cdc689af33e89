import { leadTo } from '#app/features/loading/lead-to.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { ProviderError } from '#contract/client/provider-error.ts';

/** What a visitor wanted when asked to log in, kept in this tab until they have. */
export interface Intent {
  kind: 'cart' | 'wish' | 'review' | 'alert';
  productId: string;
  /** How many of it. Whoever acts on it looks whether it is a number: anything may be kept there. */
  pieces?: number | undefined;
  /** The screen to go back to, where it is done; without one it is done at once. */
  path?: string | undefined;
}

const KEY = 'intent';
const LIFETIME_MS = 30 * 60_000;

export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...intent, at: Date.now() }));
  } catch {
    // Without storage the visitor has to press again after logging in.
  }
}

/** What is wanted, which stays so. */
export function readIntent(): Intent | undefined {
  try {
    const { kind, productId, pieces, path, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    const age = Date.now() - at;
    const isKnown = /^(?:cart|wish|review|alert)$/.test(kind) && typeof productId === 'string';
    // Nowhere but in this shop.
    const isGood = isKnown && /^(?:undefined$|\/\w)/.test(path) && age >= 0 && age < LIFETIME_MS;
    return isGood ? { kind, productId, pieces, path } : undefined;
  } catch {}
}

/** Returns the intent only once: whoever takes it acts on it. */
export function takeIntent(): Intent | undefined {
  const intent = readIntent();
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
  return intent;
}

/** Acts for shoppers; a visitor is sent to log in first, and what they wanted is done afterwards. */
export function whenSignedIn(intent: Intent, act: () => void): void {
  if (readToken()) {
    act();
  } else if (navigator.onLine) {
    rememberIntent(intent);
    leadTo(paths.login);
  } else {
    // The login screen can't be loaded without a network.
    showToast({ kind: 'error', messageKey: 'offline' });
  }
}

/** For the `catch` of a call: if the session has ended, what was wanted is kept for the next one. */
export function rememberIfSignedOut(intent: Intent): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError && error.code === 'unauthenticated') rememberIntent(intent);
    throw error;
  };
}
