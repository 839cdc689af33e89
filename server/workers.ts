/** Several processes that answer on one port: node:cluster hands each new connection to the next of them. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A worker that lived this long ended for another reason than its start. */
const STEADY_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before another worker takes the place of one that ended: not at all after a steady one, then longer each time. */
export function waitBeforeRestart(failures: number): number {
  return failures === 0 ? 0 : Math.min(LONGEST_WAIT_MS, 500 * 2 ** (failures - 1));
}

export interface Workers {
  port: number;
  /** Lets all of them finish; rejects if one did not close as it should. */
  close(): Promise<void>;
}

/** Starts a worker; the port it listens on, or undefined if it ended before. */
async function startFirst(worker: Worker): Promise<number | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const listening = once(worker, 'listening', { signal }).then(([{ port }]) => port as number);
  const ended = once(worker, 'exit', { signal }).then(() => undefined);
  try {
    return await Promise.race([listening, ended]);
  } finally {
    // Whichever did not happen is waited for no more.
    listening.catch(() => {});
    ended.catch(() => {});
    over.abort();
  }
}

/** Starts the workers, the first alone: it migrates, and says what is wrong where the shop can't open. Undefined if it did. */
export async function openWorkers(count: number, log: Logger): Promise<Workers | undefined> {
  const workers = new Set<Worker>();
  const closing = new AbortController();

  const start = () => {
    const worker = cluster.fork();
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  };

  /** Puts another worker in the place of one that ended, until all are closed; whether the last one closed as it should. */
  async function keep(first: Worker): Promise<boolean> {
    let failures = 0;
    for (let worker = first; ; worker = start()) {
      const startedAt = performance.now();
      const [code, signal] = await once(worker, 'exit');
      // One that was still starting ends by the signal itself.
      if (closing.signal.aborted) return code === 0 || signal === 'SIGTERM';
      if (performance.now() - startedAt > STEADY_MS) failures = 0;
      log.error({ pid: worker.process.pid, code, signal }, 'a worker ended, another one takes its place');
      await delay(waitBeforeRestart(failures++), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return true;
    }
  }

  const first = start();
  const port = await startFirst(first);
  if (port === undefined) return undefined;
  const kept = [first, ...Array.from({ length: count - 1 }, start)].map(keep);
  return {
    port,
    async close() {
      closing.abort();
      for (const worker of workers) worker.process.kill('SIGTERM');
      const areClosed = await Promise.all(kept);
      if (areClosed.includes(false)) throw new Error('a worker did not close as it should');
    },
  };
}
