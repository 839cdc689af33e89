import { useEffect, useState } from 'react';

/** The steps to a new password, in order. */
export const RESET_STEPS = ['email', 'code', 'password'] as const;

export interface ResetProgress {
  step: (typeof RESET_STEPS)[number];
  email: string;
}

const STORAGE_KEY = 'password-reset';

/** The progress stored in this tab, because a phone may reload the page while its owner reads the email in another app.
 *  If the login screen carried over a different email, the steps start over. */
export function readProgress(carried: string): ResetProgress {
  const start: ResetProgress = { step: 'email', email: carried };
  try {
    const { step, email } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '');
    const isKept = RESET_STEPS.includes(step) && typeof email === 'string';
    return isKept && (!carried || carried === email) ? { step, email } : start;
  } catch {
    return start;
  }
}

export function writeProgress(progress: ResetProgress): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(progress));
  } catch {
    // Without storage a reload starts over.
  }
}

export function forgetProgress(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}

/** One step back; the email stays, so that it can be corrected. */
export function stepBack({ step, email }: ResetProgress): ResetProgress {
  return { step: step === 'password' ? 'code' : 'email', email };
}

/** The progress, which survives a reload; it starts with the email carried over from the login screen. */
export function useResetProgress(carried: string) {
  const [progress, setProgress] = useState<ResetProgress>({ step: 'email', email: carried });
  const [first] = useState(carried);
  // Read in an effect, because the server's HTML can't contain it.
  useEffect(() => setProgress(readProgress(first)), [first]);
  const go = (next: ResetProgress) => {
    writeProgress(next);
    setProgress(next);
  };
  return { progress, go };
}
