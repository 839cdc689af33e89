import pLimit from 'p-limit';
import { refuse } from './http/refusal.ts';

/** A semaphore: up to `concurrency` tasks run at once, up to `maxWaiting` wait in order, and others are refused. */
export function createSemaphore(concurrency: number, maxWaiting: number) {
  const limit = pLimit(concurrency);
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) {
      throw refuse('busy', { headers: { 'Retry-After': '5' } });
    }
    return limit(task);
  };
}

/** Runs `task` for every item, at most `concurrency` at once; the first error stops the rest and is thrown. */
export async function forEachInParallel<Item>(
  items: Iterable<Item>,
  concurrency: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const errors: unknown[] = [];
  const running = Array.from(items, (item) =>
    limit(async () => {
      // A task that left the queue just before the error must not start.
      if (errors.length > 0) return;
      await task(item).catch((error: unknown) => {
        errors.push(error);
        limit.clearQueue();
      });
    }),
  );
  // Waits for all tasks, even after an error: when this returns, nothing is still running.
  await Promise.allSettled(running);
  if (errors.length > 0) throw errors[0];
}
