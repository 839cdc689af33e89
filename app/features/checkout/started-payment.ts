/** Session storage key. The value is the id of the shopper who left for a payment page; it is removed once they are
 *  back in the cart. */
const STORAGE_KEY = 'Paying';

export function markPaymentStarted(owner: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, owner);
  } catch {
    // Without storage the cart shows no note.
  }
}

/** Whether this shopper left for a payment page. */
export function hasStartedPayment(owner: string): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === owner;
  } catch {
    return false;
  }
}

export function clearPaymentMark(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}
