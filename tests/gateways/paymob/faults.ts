/** Faults that tests plan for calls to the fake Paymob. */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Endpoint = 'intention' | 'token' | 'inquiry' | 'transaction' | 'refund' | 'void';

/** timeout: nothing is done and there is no answer. lost answer: the work is done, but the connection drops. */
export type Failure = 'timeout' | '500' | 'lost answer';

interface PlannedFault {
  endpoint: Endpoint;
  /** How many calls are handled as usual before the fault applies. */
  skip: number;
  how?: Failure;
  /** The answer instead of the real one. */
  instead?: { status: number; body: unknown };
  /** Called just before the call does its work. */
  before?: () => unknown;
  hit: () => void;
}

export function createFaults() {
  const delays = new Map<Endpoint, number>();
  let planned: PlannedFault[] = [];

  const take = (endpoint: Endpoint): PlannedFault | undefined => {
    const next = planned.find((plan) => plan.endpoint === endpoint);
    if (next && next.skip-- > 0) return undefined;
    planned = planned.filter((plan) => plan !== next);
    return next;
  };

  return {
    delay(endpoint: Endpoint, ms: number) {
      delays.set(endpoint, ms);
    },

    /** Makes the next call of this endpoint fail; resolves when it has failed. */
    failNext(endpoint: Endpoint, how: Failure, { skip = 0 } = {}): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      planned.push({ endpoint, how, skip, hit: resolve });
      return promise;
    },

    /** Runs an action when the next call has arrived, before it is handled. */
    beforeNext(endpoint: Endpoint, before: () => unknown) {
      planned.push({ endpoint, before, skip: 0, hit: () => {} });
    },

    /** Sets the answer to the next call of this endpoint. */
    answerNext(endpoint: Endpoint, instead: { status: number; body: unknown }) {
      planned.push({ endpoint, instead, skip: 0, hit: () => {} });
    },

    forget() {
      planned = [];
      delays.clear();
    },

    /** Handles a call, or fails as planned. */
    async apply(
      endpoint: Endpoint,
      answer: ServerResponse,
      work: () => Promise<{ status: number; body: unknown }>,
    ): Promise<void> {
      const delayMs = delays.get(endpoint);
      if (delayMs) await wait(delayMs);
      const failure = take(endpoint);
      if (failure?.how === 'timeout') return failure.hit();
      await failure?.before?.();
      const isDone = failure?.how !== '500';
      const done = isDone ? await work() : { status: 500, body: { detail: 'Server error' } };
      const { status, body } = failure?.instead ?? done;
      if (failure?.how === 'lost answer') answer.destroy();
      else answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      failure?.hit();
    },
  };
}
