/** Where this device keeps where its shopper lives; logging out removes it with the rest. Empty once nobody could tell. */
const KEY = 'Governorate';

/** Null if nothing was ever kept. */
export function readGovernorate(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepGovernorate(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Full or forbidden: it is asked for again next time.
  }
}
