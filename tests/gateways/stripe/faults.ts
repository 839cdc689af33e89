/** Faults of calls to Stripe that tests plan. */
import { setTimeout } from 'node:timers/promises';

export type Endpoint =
  | 'create session'
  | 'read session'
  | 'expire session'
  | 'read payment'
  | 'create refund'
  | 'read refund'
  | 'list refunds'
  | 'list disputes';

/**
 * timeout: nothing is done and there is no answer. lost answer: the work is done, but the connection drops. 500:
 * nothing is done. kept 500: like 500, and repeated requests with the same idempotency key get the same answer. busy:
 * too many requests.
 */
export type Fault = 'timeout' | 'lost answer' | '500' | 'kept 500' | 'busy';

export function createFaults() {
  const planned = new Map<Endpoint, Fault[]>();
  const delays = new Map<Endpoint, number>();
  const gates = new Map<Endpoint, Promise<void>>();
  const waiting = new Map<Endpoint, (() => void)[]>();
  const asked: Endpoint[] = [];

  return {
    /** All calls so far, for tests that count them. */
    asked,
    failNext(endpoint: Endpoint, ...faults: Fault[]) {
      planned.set(endpoint, [...(planned.get(endpoint) ?? []), ...faults]);
    },
    delay: (endpoint: Endpoint, ms: number) => void delays.set(endpoint, ms),
    /** Holds calls of this kind until the returned function is called. */
    hold(endpoint: Endpoint): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(endpoint, promise);
      return () => {
        gates.delete(endpoint);
        resolve();
      };
    },
    /** Resolves when the next call of this kind has arrived. */
    whenAsked: (endpoint: Endpoint) =>
      new Promise<void>((resolve) => {
        waiting.set(endpoint, [...(waiting.get(endpoint) ?? []), resolve]);
      }),

    /**
     * Records a call. Returns its planned fault, and a function that waits until the call is released and its delay has
     * passed.
     */
    meet(endpoint: Endpoint): { fault: Fault | undefined; wait: () => Promise<void> } {
      asked.push(endpoint);
      for (const resolve of waiting.get(endpoint) ?? []) resolve();
      waiting.delete(endpoint);
      const ms = delays.get(endpoint) ?? 0;
      return {
        fault: planned.get(endpoint)?.shift(),
        async wait() {
          await gates.get(endpoint);
          if (ms > 0) await setTimeout(ms);
        },
      };
    },
  };
}
export type Faults = ReturnType<typeof createFaults>;
