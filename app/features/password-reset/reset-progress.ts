import { useEffect, useState } from 'react';

/** The steps to a new password, in their order. */
export const RESET_STEPS = ['email', 'code', 'password'] as const;

export interface ResetProgress {
  step: (typeof RESET_STEPS)[number];
  email: string;
}

export const RESET_START: ResetProgress = { step: 'email', email: '' };

const KEY = 'password-reset';

/** The progress kept in this tab: a phone may reload the page while its owner reads the letter in another app. */
export function readProgress(): ResetProgress {
  try {
    const { step, email } = JSON.parse(sessionStorage.getItem(KEY) ?? '');
    return RESET_STEPS.includes(step) && typeof email === 'string' ? { step, email } : RESET_START;
  } catch {
    return RESET_START;
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

/** The progress, which survives a reload. */
export function useResetProgress() {
  const [progress, setProgress] = useState(RESET_START);
  // Not in the initial state: the server's page knows nothing of this tab.
  useEffect(() => setProgress(readProgress()), []);
  const go = (next: ResetProgress) => {
    writeProgress(next);
    setProgress(next);
  };
  return { progress, go };
}
