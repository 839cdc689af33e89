/** Background jobs: stored in the database, run by one server at a time, retried when they fail. */
import type { Database, Transaction } from '#api/platform/database/open.ts';

/** The data of each queue's jobs: ids of rows, never the rows themselves. */
export interface JobData {
  /** Sends one email of the outbox, which the database calls a letter. */
  letter: { letterId: string };
  /** Creates a reset code and its email, if the account exists. */
  'reset-code': { email: string; requestedBy: string; language: 'en' | 'ar' };
  /** Asks the gateway about one payment session. */
  session: { sessionId: string };
  /** Sends one refund to its gateway. */
  refund: { refundId: string };
  /** Encodes the AVIF files of an uploaded picture. */
  picture: { key: string };
}
export type Queue = keyof JobData;

export interface Jobs {
  /** Adds a job to its queue within the given transaction, unless a job with the same data is waiting or, in some
   *  queues, running (queues.ts). */
  send<Name extends Queue>(db: Database | Transaction, queue: Name, data: JobData[Name]): Promise<void>;
  /** Starts a queue's jobs now instead of at the next poll; call it after the commit. */
  wake(queue: Queue): void;
}

/**
 * The handlers of the queues. A job whose handler throws is retried later. The signal aborts it at shutdown or
 * timeout.
 */
export type JobHandlers = {
  [Name in Queue]: (data: JobData[Name], signal: AbortSignal) => Promise<unknown>;
};

/** Thrown by a handler to fail a job for good, without retries. */
export class PermanentFailure extends Error {}

/** Recurring work: finding what is due, deleting old data, checkpointing the embedded engine. */
export type Recurring = 'sweep' | 'forget-old-keys' | 'tiers' | 'unused-pictures' | 'checkpoint';
export type RecurringWork = Partial<Record<Recurring, () => Promise<unknown>>>;
