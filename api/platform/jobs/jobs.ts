/** Work that goes on after the answer: kept in the database, done once, tried again when it fails. */
import type { Database, Transaction } from '#api/platform/database/open.ts';

/** What each queue's jobs carry: names of rows, never the rows themselves. */
export interface JobData {
  /** Sends one letter of the outbox. */
  letter: { letterId: string };
  /** Writes the letter with a reset code, if there is such an account. */
  'reset-code': { email: string; requestedBy: string; language: 'en' | 'ar' };
  /** Asks the gateway about one payment session. */
  session: { sessionId: string };
  /** Sends one refund to its gateway. */
  refund: { refundId: string };
}
export type Queue = keyof JobData;

export interface Jobs {
  /** Puts a job into its queue, within the transaction where one is given: rolled back with it. A job with the same data that waits already is enough. */
  send<Name extends Queue>(db: Database | Transaction, queue: Name, data: JobData[Name]): Promise<void>;
  /** Says after the commit that there is work, instead of waiting until the queue is looked at. */
  wake(queue: Queue): void;
}

/** Does a job of each queue, or throws: then it is tried again later. The signal says that nobody waits for it any more. */
export type JobHandlers = {
  [Name in Queue]: (data: JobData[Name], signal: AbortSignal) => Promise<unknown>;
};

/** Thrown by a handler whose job can't be done, however often it is tried. */
export class PermanentFailure extends Error {}

/** Work that comes round: looking for what is due, forgetting, writing the embedded engine's log into its tables. */
export type Recurring = 'sweep' | 'forget-old-keys' | 'tiers' | 'checkpoint';
export type RecurringWork = Partial<Record<Recurring, () => Promise<unknown>>>;
