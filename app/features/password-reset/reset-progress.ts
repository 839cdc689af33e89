import { useEffect, useState } from 'react';

/** The steps to a new password, in their order. */
export const RESET_STEPS = ['email', 'code', 'password'] as const;

export interface ResetProgress {
  step: (typeof RESET_STEPS)[number];
  email: string;
}

const KEY = 'password-reset';

/** The progress kept in this tab: a phone may reload the page while its owner reads the letter in another app. Whoever
 *  comes with another e-mail starts over with that. */
export function readProgress(carried: string): ResetProgress {
  const start: ResetProgress = { step: 'email', email: carried };
  try {
    const { step, email } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    const isKept = RESET_STEPS.includes(step) && typeof email === 'string';
    return isKept && (!carried || carried === email) ? { step, email } : start;
  } catch {
    return start;
  }
}

export function writeProgress(progress: ResetProgress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage a reload starts over.
  }
}

export function forgetProgress(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}

/** One step back; the e-mail stays, to be corrected. */
export function stepBack({ step, email }: ResetProgress): ResetProgress {
  return { step: step === 'password' ? 'code' : 'email', email };
}

/** The progress, which survives a reload; it begins with the e-mail that was typed before. */
export function useResetProgress(carried: string) {
  const [progress, setProgress] = useState<ResetProgress>({ step: 'email', email: carried });
  // Not in the initial state: the server's page knows nothing of this tab.
  const [first] = useState(carried);
  useEffect(() => setProgress(readProgress(first)), [first]);
  const go = (next: ResetProgress) => {
    writeProgress(next);
    setProgress(next);
  };
  return { progress, go };
}
