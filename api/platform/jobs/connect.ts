/** Runs pg-boss over the shop's own connection to PGlite or PostgreSQL. */
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { QUEUES } from './queues.ts';

/** The schema of pg-boss's tables; backups leave it out. */
const JOBS_SCHEMA = 'jobs';

// The longest poll interval that pg-boss allows. Used for polls that the shop does not need: for jobs that wait for
// other jobs and, in an instance that only sends, for changed queues and for index builds.
const MAX_POLL_SECONDS = 24 * 60 * 60;

function connect({ client, pool }: OpenDatabase): NonNullable<ConstructorOptions['db']> {
  if (client) return fromPglite(client);
  if (!pool) throw new Error('a database has a client or a pool');
  return {
    async executeSql(text, values) {
      // Several statements give several results. After an error, the pool closes the connection, which ends its
      // transaction.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

interface BossOptions {
  database: OpenDatabase;
  log: Logger;
  /** Whether this pg-boss runs jobs, recovers abandoned ones and schedules recurring work; otherwise it only sends. */
  isWorking: boolean;
}

/** Starts pg-boss. An instance that only sends also creates missing tables. */
export async function startBoss({ database, log, isWorking }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: connect(database),
    schema: JOBS_SCHEMA,
    backend: database.engine,
    migrate: !isWorking,
    schedule: isWorking,
    supervise: isWorking,
    // Recurring work runs once a minute: polling every half minute is enough.
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
    queueCacheIntervalSeconds: isWorking ? 60 : MAX_POLL_SECONDS,
    flowIntervalSeconds: MAX_POLL_SECONDS,
    bamIntervalSeconds: isWorking ? 60 : MAX_POLL_SECONDS,
  });
  boss.on('error', (error) =>
    log[isDatabaseDown(error) ? 'warn' : 'error']({ err: error }, 'jobs: an error'),
  );
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  await boss.start();
  return boss;
}

/** Whether a queue has these settings. Ignores settings that are not given, for which pg-boss has defaults. */
function hasSettings(queue: object | undefined, settings: object): boolean {
  const kept = queue as Record<string, unknown> | undefined;
  return Object.entries(settings).every(([name, value]) => kept?.[name] === value);
}

/** Creates missing queues and updates changed settings; returns whether there was anything to do. */
export async function makeQueues(boss: PgBoss): Promise<boolean> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wrong = Object.entries(QUEUES).filter(
    ([name, settings]) => !hasSettings(present.get(name), settings),
  );
  for (const [name, { policy, ...settings }] of wrong) {
    if (present.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
  }
  return wrong.length > 0;
}
