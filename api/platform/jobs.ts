import { setImmediate as afterThisTick } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Tasks that go on after the answer: nobody waits for them, their errors are logged, and a shutdown can let them finish. */
export function createBackground(log: Logger) {
  const tasks = new Set<Promise<void>>();
  return {
    start(name: string, task: () => Promise<void>): void {
      const running = afterThisTick()
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => tasks.delete(running));
      tasks.add(running);
    },
    /** Resolves when nothing is running any more. */
    async settle(): Promise<void> {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}

export type Background = ReturnType<typeof createBackground>;

/** Repeats a task, one run at a time; never holds the process open. The returned function stops it. */
export function repeat(
  name: string,
  everyMs: number,
  log: Logger,
  task: () => Promise<unknown>,
): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
