import pLimit from 'p-limit';
import { useState } from 'react';
import { ProviderError } from '#contract/client/provider-error.ts';
import type { BriefOrder } from '#contract/orders/staff-answers.ts';
import { useTexts } from '#counter/i18n/language-provider.tsx';
import { useErrorTexts } from '#counter/ui/describe-error.ts';
import { refreshOrders } from './orders-query.ts';
import { type Act, runAct } from './run-act.ts';

const MAX_AT_ONCE = 3;

export interface BulkResult {
  state: 'waiting' | 'running' | 'done' | 'failed';
  /** Why the action failed. */
  reason?: string;
}

/** Runs an action on many orders, a few at a time, with a result for each. Failed actions are not retried. */
export function useBulk() {
  const { order: texts } = useTexts();
  const { describeFailure } = useErrorTexts();
  const [results, setResults] = useState<Record<string, BulkResult>>({});
  const [isRunning, setIsRunning] = useState(false);
  const describe = (error: unknown) =>
    error instanceof ProviderError && error.refusal === 'not-possible'
      ? texts.notPossible
      : describeFailure(error);

  async function start(orders: readonly BriefOrder[], actOf: (order: BriefOrder) => Act): Promise<void> {
    const set = (id: string, result: BulkResult) => setResults((old) => ({ ...old, [id]: result }));
    setResults(Object.fromEntries(orders.map(({ id }) => [id, { state: 'waiting' }])));
    setIsRunning(true);
    const limit = pLimit(MAX_AT_ONCE);
    const run = async (order: BriefOrder) => {
      set(order.id, { state: 'running' });
      try {
        await runAct(order.orderNumber, actOf(order));
        set(order.id, { state: 'done' });
      } catch (error) {
        set(order.id, { state: 'failed', reason: describe(error) });
      }
    };
    await Promise.all(orders.map((order) => limit(run, order)));
    setIsRunning(false);
    await refreshOrders();
  }
  return { results, isRunning, isStarted: Object.keys(results).length > 0, start };
}
