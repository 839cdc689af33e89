import { setTimeout as delay } from 'node:timers/promises';
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';

export interface QueueLimits {
  /** Tasks that run at the same time. */
  concurrency: number;
  /** Tasks that may wait for a slot. */
  maxQueued: number;
  /** A task that would wait longer than this, judged by the durations of recent tasks, is refused at once. */
  maxWaitMs: number;
  /** While the event loop is delayed by more than this, a task is accepted only if no other runs. */
  maxLoopDelayMs: number;
  /** Turns of the event loop before a queued task starts; 1 by default. */
  loopTurnsBetween?: number;
}

interface QueueOptions {
  /** How late the event loop is. */
  loopDelayMs: () => number;
  /** A monotonic clock, in milliseconds. */
  clock?: () => number;
  /** Called for each refused task; returns how long to delay the refusal. */
  onRefused?: () => number;
}

/**
 * The client of a task. If it disconnects, the task leaves the queue. Watched only while the task is queued, because
 * listening has a cost.
 */
export interface QueuedClient {
  isGone(): boolean;
  /** Calls the listener on disconnect; returns a function that stops listening. */
  onDisconnect(listener: () => void): () => void;
}

interface Waiter {
  /** Takes the task out of the queue and starts it in a later turn of the event loop. */
  start: () => void;
}

// The weight of the newest task: the mean then covers roughly the last ten.
const MEAN_WEIGHT = 0.1;
const MAX_RETRY_AFTER_SECONDS = 30;

function afterTurns(turns: number, begin: () => void): void {
  if (turns > 0) setImmediate(afterTurns, turns - 1, begin);
  else begin();
}

/** Refusals by the seconds of their Retry-After. Reused, because creating an error costs more than the rest of a
 *  refusal. */
const refusals = new Map<number, ApiRefusal>();

function getRefusal(seconds: number): ApiRefusal {
  const refusal = refusals.get(seconds) ?? refuse('busy', { headers: { 'Retry-After': String(seconds) } });
  refusals.set(seconds, refusal);
  return refusal;
}

const createDisconnectError = () => new Error('the client disconnected while its request was queued');

/** A bounded FIFO queue; tasks that can't start in time are refused with Retry-After. */
export function createQueue(
  { concurrency, maxQueued, maxWaitMs, maxLoopDelayMs, loopTurnsBetween = 1 }: QueueLimits,
  { loopDelayMs, clock = () => performance.now(), onRefused }: QueueOptions,
) {
  const waiting = new Set<Waiter>();
  let running = 0;
  let meanMs = 0;

  /** How long a new task would wait, by the mean duration of recent tasks. */
  const estimateWait = () => ((waiting.size + 1) * meanMs) / concurrency;

  async function refuseTask(): Promise<never> {
    const seconds = Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil(estimateWait() / 1000)));
    const delayMs = onRefused?.() ?? 0;
    if (delayMs > 0) await delay(delayMs);
    throw getRefusal(seconds);
  }

  function startNext(): void {
    const [next] = waiting;
    if (!next || running >= concurrency) return;
    running++;
    next.start();
  }

  /** Resolves when a slot was taken for this task. */
  async function waitForSlot(client: QueuedClient | undefined): Promise<void> {
    if (waiting.size >= maxQueued || estimateWait() > maxWaitMs) return refuseTask();
    if (client?.isGone()) throw createDisconnectError();
    return new Promise((resolve, reject) => {
      const stopWaiting = () => {
        waiting.delete(waiter);
        clearTimeout(timeout);
        stopListening?.();
      };
      const timeout = setTimeout(() => {
        stopWaiting();
        refuseTask().catch(reject);
      }, maxWaitMs);
      const waiter: Waiter = {
        start() {
          stopWaiting();
          afterTurns(loopTurnsBetween, resolve);
        },
      };
      waiting.add(waiter);
      const stopListening = client?.onDisconnect(() => {
        stopWaiting();
        reject(createDisconnectError());
      });
    });
  }

  /** Takes a free slot at once, or resolves when this task gets one. Rejects if the task is refused. */
  function takeSlot(client: QueuedClient | undefined): Promise<void> | undefined {
    if (running > 0 && loopDelayMs() > maxLoopDelayMs) return refuseTask();
    if (running >= concurrency || waiting.size > 0) return waitForSlot(client);
    running++;
    return undefined;
  }

  return {
    /** Runs a task when it gets a slot, or refuses it. */
    async run<Result>(task: () => Result | Promise<Result>, client?: QueuedClient): Promise<Result> {
      const slot = takeSlot(client);
      if (slot) await slot;
      const startedAt = clock();
      try {
        return await task();
      } finally {
        running--;
        meanMs += (clock() - startedAt - meanMs) * MEAN_WEIGHT;
        startNext();
      }
    },
    get waiting() {
      return waiting.size;
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
