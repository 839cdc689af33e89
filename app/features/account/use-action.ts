import { useState } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { sayAccountProblem } from './say-problem.ts';

/** Something that a button does: whether it is under way, and what is said if it fails. */
export function useAction(act: () => Promise<void>, failed: string) {
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      const why = error instanceof ProviderError ? sayAccountProblem(error) : '';
      // Where the session has ended, the login screen says so.
      if (readToken()) showToast({ kind: 'error', text: `${failed} ${why}` });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
