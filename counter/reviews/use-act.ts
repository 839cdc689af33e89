import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import { useReportFailure } from '#counter/ui/describe-error.ts';
import { refreshReviews } from './reviews-query.ts';

/** Sends calls without a form, says how they ended, and refreshes the lists. */
export function useAct() {
  const reportFailure = useReportFailure();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async act(call: () => Promise<unknown>, message: string): Promise<void> {
      setBusy(true);
      try {
        await call();
        notifications.show({ message });
      } catch (error) {
        reportFailure(error);
      }
      await refreshReviews();
      setBusy(false);
    },
  };
}

/** What a refused change found instead of what it was based on; undefined for other errors. */
export const readCurrent = <Item>(error: unknown): Item | undefined =>
  error instanceof ProviderError && error.refusal === 'changed-meanwhile'
    ? (error.current as Item)
    : undefined;
