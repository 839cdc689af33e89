import { setTimeout as wait } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

/**
 * Runs a transaction again when PostgreSQL ended it to break a deadlock. The work must be safe to repeat: nothing of the
 * transaction was written, but what it did outside of the database stays.
 */
export async function retryOnDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (retries === RETRIES || !isDeadlock(error)) throw error;
      // A pause of random length, so that two who met do not meet again.
      await wait((retries + 1) * PAUSE_MS * Math.random());
    }
  }
}
