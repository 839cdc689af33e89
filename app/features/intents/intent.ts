/** What a visitor wanted when asked to log in, kept in this tab until they have. */
export interface Intent {
  kind: 'cart' | 'wish';
  productId: string;
  /** How many of it. Whoever acts on it looks whether it is a number: anything may be kept there. */
  pieces?: number | undefined;
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

/** Returns the intent only once: whoever takes it acts on it. */
export function takeIntent(): Intent | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const { kind, productId, pieces, at } = JSON.parse(kept ?? '');
    const age = Date.now() - at;
    const isKnown = (kind === 'cart' || kind === 'wish') && typeof productId === 'string';
    return isKnown && age >= 0 && age < LIFETIME_MS ? { kind, productId, pieces } : undefined;
  } catch {
    return undefined;
  }
}
