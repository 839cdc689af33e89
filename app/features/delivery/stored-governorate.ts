/** The local storage key of the shopper's governorate, cleared on logout. The value is empty if the account has none. */
const STORAGE_KEY = 'Governorate';

/** Null if nothing was stored yet. */
export function readGovernorate(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function saveGovernorate(code: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // The storage is full or blocked: the governorate is looked up again next time.
  }
}
