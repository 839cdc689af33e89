/** Steps for tests of the browser's stores: calls that the test answers, and toasts. */
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

/** Creates calls that the test answers, in the order in which they were sent. */
export function createManualCalls() {
  const sent: string[] = [];
  const open: PromiseWithResolvers<unknown>[] = [];

  function next(): PromiseWithResolvers<unknown> {
    const call = open.shift();
    if (!call) throw new Error('no call waits for an answer');
    return call;
  }

  return {
    /** Every call so far, answered or not. */
    sent,
    /** Creates a function that sends a call with this name. */
    as<Answer>(name: string) {
      return (...values: unknown[]): Promise<Answer> => {
        sent.push([name, ...values].join(' '));
        const call = Promise.withResolvers<unknown>();
        open.push(call);
        return call.promise as Promise<Answer>;
      };
    },
    /** Answers the oldest open call, and waits until the answer was handled. */
    async answer(value?: unknown) {
      next().resolve(value);
      await settle();
    },
    async refuse(
      code: ProviderErrorCode,
      text = `refused: ${code}`,
      details: { refusal?: RefusalCode; values?: unknown[] } = {},
    ) {
      next().reject(new ProviderError(code, { text, ...details }));
      await settle();
    },
    /** Moves the oldest open call behind the others. */
    delay() {
      open.push(next());
    },
  };
}

function settle(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Presses the button of a toast. */
export function pressToastButton(toast: NewToast | undefined): void {
  if (!toast?.action || !('onAct' in toast.action)) throw new Error('the toast has no button');
  toast.action.onAct();
}
