import { setTimeout as wait } from 'node:timers/promises';
import { isDeadlock } from './errors.ts';

const MAX_RETRIES = 3;
const PAUSE_MS = 20;

/**
 * Retries a transaction that PostgreSQL aborted to break a deadlock. Nothing of it was written, but effects outside the
 * database stay, so the work must be safe to repeat.
 */
export async function retryOnDeadlock<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (retries === MAX_RETRIES || !isDeadlock(error)) throw error;
      // A random pause, so that the same transactions don't collide again.
      await wait((retries + 1) * PAUSE_MS * Math.random());
    }
  }
}
