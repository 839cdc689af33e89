import { navigateTo } from '#app/features/navigation/navigate-to.ts';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { paths } from '#app/paths.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { tag } from '#messages/language.ts';

/** What a visitor wanted to do when asked to log in, stored in this tab until the login. */
export type Intent = ProductIntent | CheckoutIntent;

interface ProductIntent {
  kind: 'cart' | 'wish' | 'review' | 'question' | 'alert';
  productId: string;
  /** The product's name and picture for the login screen, and the language of the name. Unvalidated: the session
   *  storage may contain anything. */
  title?: string | undefined;
  picture?: string | undefined;
  tag?: string | undefined;
  /** The number of pieces. Unvalidated, too. */
  pieces?: number | undefined;
  /** The screen that the login opens, which carries out the intent. Without a path, the login itself carries it out. */
  path?: string | undefined;
}

/** The checkout of a guest's cart. */
interface CheckoutIntent {
  kind: 'checkout';
  path: string;
}

const STORAGE_KEY = 'intent';
const LIFETIME_MS = 30 * 60_000;

export function rememberIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...intent, tag, at: Date.now() }));
  } catch {
    // Without storage the visitor has to press again after logging in.
  }
}

/** Reads the intent without removing it. */
export function readIntent(): Intent | undefined {
  try {
    const { at, ...intent } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    const age = Date.now() - at;
    const { kind, productId, path } = intent;
    // Accepts only paths within this shop.
    const isValid = /^(?:undefined$|\/\w)/.test(path) && age >= 0 && age < LIFETIME_MS;
    const isKnown =
      kind === 'checkout'
        ? path
        : /^(?:cart|wish|review|question|alert)$/.test(kind) && typeof productId === 'string';
    return isValid && isKnown ? intent : undefined;
  } catch {}
}

/** Reads the intent and removes it. The caller must carry it out. */
export function takeIntent(): Intent | undefined {
  const intent = readIntent();
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
  return intent;
}

/** Drops the intent of a visitor who leaves the login screens, so that no later login carries it out. For shoppers, the
 *  screen that the login opened may still have to carry out the intent; only a checkout intent is dropped, because it
 *  does no more than open a screen. */
export function dropIntent(): void {
  if (!readToken() || readIntent()?.kind === 'checkout') takeIntent();
}

/** Runs an action for a signed-in shopper. A visitor is sent to the login screen; the intent is carried out after the
 *  login. */
export function runWhenSignedIn(intent: Intent, act: () => void): void {
  if (readToken()) {
    act();
  } else if (navigator.onLine) {
    rememberIntent(intent);
    navigateTo(paths.login);
  } else {
    // The login screen can't be loaded without a network.
    showToast({ kind: 'error', messageKey: 'offline' });
  }
}

/** For the `catch` of a call: if the session has ended, stores the intent for the next login. Rethrows the error. */
export function rememberIfSignedOut(intent: Intent): (error: unknown) => never {
  return (error) => {
    if (error instanceof ProviderError && error.code === 'unauthenticated') rememberIntent(intent);
    throw error;
  };
}
