/** The local storage key of the viewed products, newest first; `create-session.ts` removes it when a session ends. */
const STORAGE_KEY = 'Viewed';
const MAX_VIEWED = 12;

/** The fields that a card of a viewed product needs. No price, since it may change. */
export interface ViewedProduct {
  id: string;
  /** The id of its family: only the last viewed product of a family is stored. */
  family?: string | undefined;
  categoryId: string;
  title: string;
  picture: string;
  /** The language of the title. */
  lang: string;
}

/** Unvalidated: other scripts can write to this storage too. */
function readStored(): Partial<ViewedProduct>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '');
    return Array.isArray(stored) ? stored.filter((one) => one && typeof one === 'object') : [];
  } catch {
    return [];
  }
}

/** The key of a viewed product. Products of one family have the same key, so the list has only one of them. */
export const getViewedKey = ({ family, id }: Partial<ViewedProduct>) => family ?? id;

/** The viewed products, except those with this key. */
export const readOtherViewed = (key: string | undefined) =>
  readStored().filter((one) => getViewedKey(one) !== key);

export function rememberViewed(product: ViewedProduct): void {
  const viewed = [product, ...readOtherViewed(getViewedKey(product))].slice(0, MAX_VIEWED);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(viewed));
  } catch {
    // The storage is full or blocked: nothing is remembered.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {}
}
