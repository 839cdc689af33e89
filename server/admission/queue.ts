import { setTimeout as delay } from 'node:timers/promises';
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';

export interface QueueLimits {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait for one of them to end. */
  maxWaiting: number;
  /** Nobody waits longer, and who would have to is refused at once. */
  patienceMs: number;
  /** While the event loop is later than this, a task is taken only if no other runs. */
  maxLoopDelayMs: number;
  /** Turns of the event loop between two tasks; one, if nothing else is said. */
  turnsBetween?: number;
}

interface QueueOptions {
  /** How late the event loop is. */
  loopDelayMs: () => number;
  /** Milliseconds that never go back. */
  clock?: () => number;
  /** Hears of each task that was refused; how long its client waits for the refusal. */
  onRefused?: () => number;
}

/** Whom a task is for; it is dropped from the queue when they leave. Asked only when somebody has to wait: listening costs. */
export interface Visit {
  isOver(): boolean;
  /** Calls the listener when they leave; returns how to stop listening. */
  onLeave(listener: () => void): () => void;
}

interface Waiter {
  /** Ends the waiting; the task begins in the next turn of the event loop. */
  call: () => void;
}

// The mean of roughly the last ten tasks.
const WEIGHT = 0.1;
const LONGEST_RETRY_SECONDS = 30;

function afterTurns(turns: number, begin: () => void): void {
  if (turns > 0) setImmediate(afterTurns, turns - 1, begin);
  else begin();
}

/** Made once for each number of seconds: an error of its own would cost more than all else that a refusal does. */
const refusals = new Map<number, ApiRefusal>();

function refuseFor(seconds: number): ApiRefusal {
  const refusal = refusals.get(seconds) ?? refuse('busy', { headers: { 'Retry-After': String(seconds) } });
  refusals.set(seconds, refusal);
  return refusal;
}

const left = () => new Error('the client left while it waited for its turn');

/** A bounded queue: some tasks run at once, some wait in order, and what can't begin in time is refused with Retry-After. */
export function createQueue(
  { atOnce, maxWaiting, patienceMs, maxLoopDelayMs, turnsBetween = 1 }: QueueLimits,
  { loopDelayMs, clock = () => performance.now(), onRefused }: QueueOptions,
) {
  const waiting = new Set<Waiter>();
  let running = 0;
  let meanMs = 0;

  /** How long a new task would wait, by what tasks took lately. */
  const estimateWait = () => ((waiting.size + 1) * meanMs) / atOnce;

  async function refuseTask(): Promise<never> {
    const seconds = Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(estimateWait() / 1000)));
    const heldMs = onRefused?.() ?? 0;
    if (heldMs > 0) await delay(heldMs);
    throw refuseFor(seconds);
  }

  function startNext(): void {
    const [next] = waiting;
    if (!next || running >= atOnce) return;
    running++;
    next.call();
  }

  /** Resolves when it is this task's turn, whose place is then taken. */
  async function waitForTurn(visit: Visit | undefined): Promise<void> {
    if (waiting.size >= maxWaiting || estimateWait() > patienceMs) return refuseTask();
    if (visit?.isOver()) throw left();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        waiting.delete(waiter);
        clearTimeout(late);
        stopListening?.();
      };
      const late = setTimeout(() => {
        stopWaiting();
        refuseTask().catch(reject);
      }, patienceMs);
      const waiter: Waiter = {
        call() {
          stopWaiting();
          afterTurns(turnsBetween, resolve);
        },
      };
      waiting.add(waiter);
      const stopListening = visit?.onLeave(() => {
        stopWaiting();
        reject(left());
      });
    });
  }

  /** Takes a place: at once if there is one, else when it is this task's turn. */
  function take(visit: Visit | undefined): Promise<void> | undefined {
    if (running > 0 && loopDelayMs() > maxLoopDelayMs) return refuseTask();
    if (running >= atOnce || waiting.size > 0) return waitForTurn(visit);
    running++;
    return undefined;
  }

  return {
    /** Runs a task when it is its turn, or refuses it. */
    async run<Result>(task: () => Result | Promise<Result>, visit?: Visit): Promise<Result> {
      const turn = take(visit);
      if (turn) await turn;
      const startedAt = clock();
      try {
        return await task();
      } finally {
        running--;
        meanMs += (clock() - startedAt - meanMs) * WEIGHT;
        startNext();
      }
    },
    get waiting() {
      return waiting.size;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
