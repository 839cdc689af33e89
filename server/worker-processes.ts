/** Several processes that serve one port: node:cluster distributes connections round robin. */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';

/** A worker that ran this long is restarted without a delay: it did not fail at its start. */
const STEADY_MS = 60_000;
const MAX_RESTART_DELAY_MS = 30_000;

/** Exponential backoff before a worker is restarted; none after a worker that ran steadily. */
export function getRestartDelayMs(failures: number): number {
  return failures === 0 ? 0 : Math.min(MAX_RESTART_DELAY_MS, 500 * 2 ** (failures - 1));
}

export interface WorkerProcesses {
  port: number;
  /** Lets all workers finish; rejects if one did not close cleanly. */
  close(): Promise<void>;
}

/** The port that a new worker listens on; undefined if the worker ended before it listened. */
async function waitForPort(worker: Worker): Promise<number | undefined> {
  const settled = new AbortController();
  const { signal } = settled;
  const listening = once(worker, 'listening', { signal }).then(([{ port }]) => port as number);
  const ended = once(worker, 'exit', { signal }).then(() => undefined);
  try {
    return await Promise.race([listening, ended]);
  } finally {
    // Stops listening for the other event, and ignores the rejection that this causes.
    listening.catch(() => {});
    ended.catch(() => {});
    settled.abort();
  }
}

/** Starts the first worker, which migrates the database, then the others. Undefined if the first can't open the shop;
 *  that worker has printed why. */
export async function startWorkerProcesses(count: number, log: Logger): Promise<WorkerProcesses | undefined> {
  const workers = new Set<Worker>();
  const closing = new AbortController();

  const start = () => {
    const worker = cluster.fork();
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    return worker;
  };

  /** Restarts a worker whenever it ends, until all are closed; returns whether the last one closed cleanly. */
  async function keepRunning(first: Worker): Promise<boolean> {
    let failures = 0;
    for (let worker = first; ; worker = start()) {
      const startedAt = performance.now();
      const [code, signal] = await once(worker, 'exit');
      // A worker that was still starting is ended by the signal itself.
      if (closing.signal.aborted) return code === 0 || signal === 'SIGTERM';
      if (performance.now() - startedAt > STEADY_MS) failures = 0;
      log.error({ pid: worker.process.pid, code, signal }, 'a worker ended and is restarted');
      await delay(getRestartDelayMs(failures++), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return true;
    }
  }

  const first = start();
  const port = await waitForPort(first);
  if (port === undefined) return undefined;
  const running = [first, ...Array.from({ length: count - 1 }, start)].map(keepRunning);
  return {
    port,
    async close() {
      closing.abort();
      for (const worker of workers) worker.process.kill('SIGTERM');
      const areClosed = await Promise.all(running);
      if (areClosed.includes(false)) throw new Error('a worker did not close cleanly');
    },
  };
}
