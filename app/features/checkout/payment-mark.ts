/** Where this tab keeps who left for a payment page, until they are seen in the cart again. */
const KEY = 'Paying';

export function markLeaving(owner: string): void {
  try {
    sessionStorage.setItem(KEY, owner);
  } catch {
    // Without storage the cart says nothing of it.
  }
}

/** Whether this shopper left for a payment page. */
export function hasLeft(owner: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === owner;
  } catch {
    return false;
  }
}

export function removeMark(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
