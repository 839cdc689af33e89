import { useState } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { formatAccountProblem } from './account-problems.ts';

/** Runs the action of a button. The button is busy meanwhile; a toast reports a failure. */
export function useAction(act: () => Promise<void>, failureText: string) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const why = error instanceof ProviderError ? formatAccountProblem(error) : '';
      // If the session has ended, the login screen says so.
      if (readToken()) showToast({ kind: 'error', text: `${failureText} ${why}` });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
