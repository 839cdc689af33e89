/** How the jobs of each queue are tried, and how long they are kept. */
import type { Queue as QueueSettings } from 'pg-boss';
import type { Queue, Recurring } from './jobs.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Settings = Omit<QueueSettings, 'name'>;

/** Where jobs are kept that failed for good. Nobody works on it: it is there to be read. */
export const FAILED = 'failed';

// A server that died is missed after this long, and its jobs are given to another.
const HEARTBEAT = { heartbeatSeconds: 30 };

/** exclusive: one job with the same data waits or runs. short: one waits, while another may run. */
const WORK: Record<Queue, Settings> = {
  // Ten more tries over about half a day: mail servers are away, full, or make strangers wait.
  letter: {
    ...HEARTBEAT,
    policy: 'exclusive',
    retryLimit: 10,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * HOUR,
    expireInSeconds: 5 * MINUTE,
    retentionSeconds: 14 * DAY,
    deleteAfterSeconds: DAY,
    deadLetter: FAILED,
  },
  // Soon nobody waits for the code any more. An e-mail address is in these jobs: they are not kept.
  'reset-code': {
    ...HEARTBEAT,
    policy: 'short',
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: MINUTE,
    expireInSeconds: MINUTE,
    retentionSeconds: 15 * MINUTE,
    deleteAfterSeconds: HOUR,
  },
  // Few tries, and a failed one is not kept: a session that is still due is asked about again.
  session: {
    ...HEARTBEAT,
    policy: 'short',
    retryLimit: 2,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: MINUTE,
    expireInSeconds: 2 * MINUTE,
    retentionSeconds: DAY,
    deleteAfterSeconds: HOUR,
  },
  // For about three days: money that a gateway owes is worth asking for more than once.
  refund: {
    ...HEARTBEAT,
    policy: 'exclusive',
    retryLimit: 14,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: 12 * HOUR,
    expireInSeconds: 2 * MINUTE,
    retentionSeconds: 30 * DAY,
    deleteAfterSeconds: 7 * DAY,
    deadLetter: FAILED,
  },
};

// What comes round is not tried again: its next turn is.
const ROUND: Settings = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 2 * MINUTE,
  retentionSeconds: 5 * MINUTE,
  deleteAfterSeconds: HOUR,
};

/** How many jobs of a queue one server does at the same time. */
export const AT_ONCE: Record<Queue, number> = { letter: 4, 'reset-code': 2, session: 16, refund: 2 };

/** When recurring work is done. */
export const CRON: Record<Recurring, string> = {
  sweep: '* * * * *',
  'forget-old-keys': '7 * * * *',
  // At night in Egypt.
  tiers: '30 1 * * *',
  checkpoint: '* * * * *',
};

/** Every queue, in an order in which each can be made: the one that others name comes first. */
export const QUEUES: Record<string, Settings> = {
  [FAILED]: { policy: 'standard', retryLimit: 0, retentionSeconds: 30 * DAY },
  ...WORK,
  sweep: ROUND,
  'forget-old-keys': ROUND,
  tiers: { ...ROUND, expireInSeconds: HOUR },
  checkpoint: ROUND,
};

/** How often a job of the queue is tried again. */
export const countRetries = (queue: string): number => QUEUES[queue]?.retryLimit ?? 0;
