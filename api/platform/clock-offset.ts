/** Clocks of others beside ours: a machine whose clock is off expires payments too early or late, and refuses what is signed. */
import type { Logger } from 'pino';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';

/** More than any answer takes. */
const DATABASE_TOLERANCE_MS = 30_000;
/** A gateway tells whole seconds, over the internet. */
const GATEWAY_TOLERANCE_MS = 60_000;
const WARN_EVERY_MS = 60 * 60_000;

/** How far a clock is ahead of ours, in words; undefined if no further than is tolerated. */
function describeOffset(name: string, offsetMs: number, toleranceMs: number): string | undefined {
  if (!(Math.abs(offsetMs) > toleranceMs)) return undefined;
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const where = offsetMs < 0 ? 'ahead of' : 'behind';
  return `this machine's clock is ${seconds} seconds ${where} ${name}: set it by NTP, or that one`;
}

/** What is wrong with our clock beside the database's, if anything is. */
export async function judgeDatabaseClock(db: Database, clock = Date.now): Promise<string | undefined> {
  const askedAt = clock();
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const offsetMs = Number(rows[0]?.ms) - (askedAt + clock()) / 2;
  return describeOffset("the database's", offsetMs, DATABASE_TOLERANCE_MS);
}

/** Says in the log that our clock and the database's differ; to be called at start. */
export async function warnOfDatabaseClock(db: Database, log: Logger, clock = Date.now): Promise<void> {
  const problem = await judgeDatabaseClock(db, clock);
  if (problem) log.warn(problem);
}

/** What is wrong with our clock beside a gateway's, which told its time just now. */
export const judgeGatewayClock = (gateway: string, told: Date, clock = Date.now): string | undefined =>
  describeOffset(`${gateway}'s`, told.getTime() - clock(), GATEWAY_TOLERANCE_MS);

/** Says in the log, no oftener than every hour, that our clock and a gateway's differ; to be told its time with each answer. */
export function watchGatewayClock(gateway: string, log: Logger, clock = Date.now) {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (told: Date): void => {
    const problem = judgeGatewayClock(gateway, told, clock);
    if (!problem || clock() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = clock();
    log.warn({ gateway }, problem);
  };
}

/** The time at which an answer was given, by the clock of whoever gave it. */
export function readDate({ headers }: Response): Date | undefined {
  const date = headers.get('date');
  const told = new Date(date ?? Number.NaN);
  return Number.isNaN(told.getTime()) ? undefined : told;
}
