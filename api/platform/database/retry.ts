import { setTimeout as wait } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

const TRIES = 3;
const PAUSE_MS = 20;

/**
 * Runs a transaction again when PostgreSQL ended it to break a deadlock. The work must be safe to repeat: nothing of the
 * transaction was written, but what it did outside of the database stays.
 */
export async function retryOnDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries === TRIES || !isDeadlock(error)) throw error;
      // A pause of random length, so that two who met do not meet again.
      await wait(tries * PAUSE_MS * Math.random());
    }
  }
}
