/** The steps to a new password, in their order. */
export const RESET_STEPS = ['email', 'code', 'password'] as const;

export interface ResetProgress {
  step: (typeof RESET_STEPS)[number];
  email: string;
}

export const RESET_START: ResetProgress = { step: 'email', email: '' };

const KEY = 'password-reset';

/** How far one had come in this tab: whoever looks for the letter in another app may find the page reloaded. */
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
