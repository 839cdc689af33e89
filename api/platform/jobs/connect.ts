/** pg-boss over the shop's own connection to either engine. */
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { isDatabaseDown } from '#api/platform/database/errors.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { QUEUES } from './queues.ts';

/** The schema of its tables, which are its own: no backup holds them. */
const SCHEMA = 'jobs';

// Nothing here waits for another job, and no queue has an index of its own to build: looked at as seldom as it lets us.
const SELDOM = 24 * 60 * 60;

function connect({ client, pool }: OpenDatabase): NonNullable<ConstructorOptions['db']> {
  if (client) return fromPglite(client);
  if (!pool) throw new Error('a database has a client or a pool');
  return {
    async executeSql(text, values) {
      // Several statements have several results; on an error the pool drops the connection with whatever it had begun.
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

interface BossOptions {
  database: OpenDatabase;
  log: Logger;
  /** Whether it does jobs, looks after those that others left, and sees to what recurs; else it sends alone. */
  isWorking: boolean;
}

/** A started pg-boss; sending alone, it also makes its tables where they are missing. */
export async function startBoss({ database, log, isWorking }: BossOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    db: connect(database),
    schema: SCHEMA,
    backend: database.engine,
    migrate: !isWorking,
    schedule: isWorking,
    supervise: isWorking,
    // Recurring work comes by the minute: looking every half of it is enough.
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 15,
    maintenanceIntervalSeconds: 60 * 60,
    queueCacheIntervalSeconds: isWorking ? 60 : SELDOM,
    flowIntervalSeconds: SELDOM,
    bamIntervalSeconds: isWorking ? 60 : SELDOM,
  });
  boss.on('error', (error) =>
    log[isDatabaseDown(error) ? 'warn' : 'error']({ err: error }, 'jobs: an error'),
  );
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  await boss.start();
  return boss;
}

/** Whether a queue is as it should be; what pg-boss leaves out is what it has by itself. */
function isAsSet(queue: object | undefined, settings: object): boolean {
  const kept = queue as Record<string, unknown> | undefined;
  return Object.entries(settings).every(([name, value]) => kept?.[name] === value);
}

/** Makes the queues that are missing, and changes those that are set otherwise. Whether there was anything to do. */
export async function makeQueues(boss: PgBoss): Promise<boolean> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wrong = Object.entries(QUEUES).filter(([name, settings]) => !isAsSet(present.get(name), settings));
  for (const [name, { policy, ...settings }] of wrong) {
    if (present.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, { ...settings, ...(policy && { policy }) });
  }
  return wrong.length > 0;
}
