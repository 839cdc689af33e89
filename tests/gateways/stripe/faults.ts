/** What goes wrong on the way to Stripe, as a test says. */
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
 * timeout: nothing is done and no answer comes. lost answer: all is done, but the connection breaks. 500: nothing is done.
 * kept 500: so it is, and the idempotency key gets that answer from then on. busy: too many requests.
 */
export type Fault = 'timeout' | 'lost answer' | '500' | 'kept 500' | 'busy';

export function createFaults() {
  const planned = new Map<Endpoint, Fault[]>();
  const delays = new Map<Endpoint, number>();
  const gates = new Map<Endpoint, Promise<void>>();
  const waiting = new Map<Endpoint, (() => void)[]>();
  const asked: Endpoint[] = [];

  return {
    /** Every call so far, for counting. */
    asked,
    failNext(endpoint: Endpoint, ...faults: Fault[]) {
      planned.set(endpoint, [...(planned.get(endpoint) ?? []), ...faults]);
    },
    delay: (endpoint: Endpoint, ms: number) => void delays.set(endpoint, ms),
    /** Lets calls of this kind wait, until what it answers is called. */
    hold(endpoint: Endpoint): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(endpoint, promise);
      return () => {
        gates.delete(endpoint);
        resolve();
      };
    },
    /** When the next call of this kind has arrived. */
    whenAsked: (endpoint: Endpoint) =>
      new Promise<void>((resolve) => {
        waiting.set(endpoint, [...(waiting.get(endpoint) ?? []), resolve]);
      }),

    /** Notes a call; says what goes wrong with it, and waits as long as it should take. */
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
