/** Compares this machine's clock with others. With a wrong clock, payments expire at the wrong time, and valid
 *  signatures are refused. */
import type { Logger } from 'pino';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';

/** Longer than any query takes. */
const DATABASE_TOLERANCE_MS = 30_000;
/** A gateway's Date header has whole seconds, and the internet adds delay. */
const GATEWAY_TOLERANCE_MS = 60_000;
const WARN_EVERY_MS = 60 * 60_000;

/** Describes how far a clock is off; undefined within tolerance. */
function describeOffset(name: string, offsetMs: number, toleranceMs: number): string | undefined {
  if (!(Math.abs(offsetMs) > toleranceMs)) return undefined;
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const where = offsetMs < 0 ? 'ahead of' : 'behind';
  return `this machine's clock is ${seconds} seconds ${where} ${name}: set it by NTP, or that one`;
}

/** Describes how far our clock is off the database's, if at all. */
export async function compareDatabaseClock(db: Database, clock = Date.now): Promise<string | undefined> {
  const askedAt = clock();
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  );
  const offsetMs = Number(rows[0]?.ms) - (askedAt + clock()) / 2;
  return describeOffset("the database's", offsetMs, DATABASE_TOLERANCE_MS);
}

/** Logs a difference between our clock and the database's; call it at start. */
export async function warnOfDatabaseClock(db: Database, log: Logger, clock = Date.now): Promise<void> {
  const problem = await compareDatabaseClock(db, clock);
  if (problem) log.warn(problem);
}

/** Describes how far our clock is off a gateway's, if at all. */
export const compareGatewayClock = (gateway: string, reported: Date, clock = Date.now): string | undefined =>
  describeOffset(`${gateway}'s`, reported.getTime() - clock(), GATEWAY_TOLERANCE_MS);

/** Logs, at most hourly, that our clock and a gateway's differ; call it with the time of each answer. */
export function watchGatewayClock(gateway: string, log: Logger, clock = Date.now) {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (reported: Date): void => {
    const problem = compareGatewayClock(gateway, reported, clock);
    if (!problem || clock() - warnedAt < WARN_EVERY_MS) return;
    warnedAt = clock();
    log.warn({ gateway }, problem);
  };
}

/** The time of an answer, by its sender's clock. */
export function readDate({ headers }: Response): Date | undefined {
  const date = headers.get('date');
  const reported = new Date(date ?? Number.NaN);
  return Number.isNaN(reported.getTime()) ? undefined : reported;
}
