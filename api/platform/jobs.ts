import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Work that goes on after the answer: nobody waits for it, its failure is logged, and a shutdown can let it finish. */
export function createBackground(log: Logger) {
  const underWay = new Set<Promise<void>>();
  return {
    start(name: string, work: () => Promise<void>): void {
      const running = nextTurn()
        .then(work)
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => underWay.delete(running));
      underWay.add(running);
    },
    /** Resolves when nothing is under way any more. */
    async settle(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
