/** Retries and retention of each queue's jobs. */
import type { Queue as QueueSettings } from 'pg-boss';
import type { Queue, Recurring } from './jobs.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Settings = Omit<QueueSettings, 'name'>;

/** The dead-letter queue, for jobs that failed for good. It has no handler: operators read it. */
export const FAILED_QUEUE = 'failed';

// After this long without a heartbeat, a job of a dead server goes to another one.
const HEARTBEAT = { heartbeatSeconds: 30 };

/** exclusive: one job with the same data may wait or run. short: one may wait while another runs. */
const JOB_SETTINGS: Record<Queue, Settings> = {
  // Ten retries over about half a day, because mail servers may be down, full or greylisting.
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
    deadLetter: FAILED_QUEUE,
  },
  // Few retries, because a code is soon useless. Failed jobs are not kept, because they contain an email address.
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
  // Few retries, and failed jobs are not kept: a session that is still due gets a new job.
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
  // Retried for about three days, because money is owed.
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
    deadLetter: FAILED_QUEUE,
  },
  // Failed jobs are not kept: pages show the WebP files meanwhile, and unfinished pictures get a new job every night.
  picture: {
    ...HEARTBEAT,
    policy: 'exclusive',
    retryLimit: 3,
    retryDelay: MINUTE,
    retryBackoff: true,
    retryDelayMax: HOUR,
    expireInSeconds: 10 * MINUTE,
    retentionSeconds: 7 * DAY,
    deleteAfterSeconds: HOUR,
  },
};

// Recurring work is not retried: it runs again anyway.
const RECURRING_SETTINGS: Settings = {
  policy: 'exclusive',
  retryLimit: 0,
  expireInSeconds: 2 * MINUTE,
  retentionSeconds: 5 * MINUTE,
  deleteAfterSeconds: HOUR,
};

/** How many jobs of a queue one server runs in parallel. */
export const CONCURRENCY: Record<Queue, number> = {
  letter: 4,
  'reset-code': 2,
  session: 16,
  refund: 2,
  picture: 1,
};

export const CRON: Record<Recurring, string> = {
  sweep: '* * * * *',
  'forget-old-keys': '7 * * * *',
  /** At night in Cairo. */
  tiers: '30 1 * * *',
  'unused-pictures': '45 1 * * *',
  checkpoint: '* * * * *',
};

/** Every queue in order of creation. The dead-letter queue comes first, because others refer to it. */
export const QUEUES: Record<string, Settings> = {
  [FAILED_QUEUE]: { policy: 'standard', retryLimit: 0, retentionSeconds: 30 * DAY },
  ...JOB_SETTINGS,
  sweep: RECURRING_SETTINGS,
  'forget-old-keys': RECURRING_SETTINGS,
  tiers: { ...RECURRING_SETTINGS, expireInSeconds: HOUR },
  'unused-pictures': { ...RECURRING_SETTINGS, expireInSeconds: HOUR },
  checkpoint: RECURRING_SETTINGS,
};

/** The maximum number of retries of a job. */
export const countRetries = (queue: string): number => QUEUES[queue]?.retryLimit ?? 0;
