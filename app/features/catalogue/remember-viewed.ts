/** Where this device keeps the products that were looked at, newest first; the end of a session removes them
 *  (`create-session.ts`). */
const KEY = 'Viewed';
const MOST_KEPT = 12;

/** What a card of such a product needs. No price: it may be another by now. */
export interface ViewedProduct {
  id: string;
  /** Its sizes and colours are one thing here. */
  family?: string | undefined;
  categoryId: string;
  title: string;
  picture: string;
  /** The language of the title. */
  lang: string;
}

/** What is kept, whatever it is: anybody can write to this storage. */
function readKept(): Partial<ViewedProduct>[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    return Array.isArray(kept) ? kept.filter((one) => one && typeof one === 'object') : [];
  } catch {
    return [];
  }
}

/** What is kept once: the family, or a product without one. */
export const thingOf = ({ family, id }: Partial<ViewedProduct>) => family ?? id;

/** The other things that were looked at before. */
export const readOthers = (thing: string | undefined) => readKept().filter((one) => thingOf(one) !== thing);

export function rememberViewed(product: ViewedProduct): void {
  const kept = [product, ...readOthers(thingOf(product))].slice(0, MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: nothing is remembered then.
  }
}

export function forgetViewed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {}
}
