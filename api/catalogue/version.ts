import type { Logger } from 'pino';
import type { ContentVersion } from '#api/platform/caches/hot-answers.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase, Transaction } from '#api/platform/database/open.ts';

/** A number that changes with the catalogue: whatever was cached for another one is stale. */
export interface CatalogueVersion {
  current(): number;
  /** Call after the transaction that changed the catalogue was committed. */
  bump(): Promise<void>;
  /** Learns of changes that other servers made. */
  refresh(): Promise<void>;
}

/** Raises the version, which makes every server's cached answers stale; returns the new one. */
export async function moveCatalogueVersion(db: Database | Transaction): Promise<number> {
  const { rows } = await db.execute<{ version: string }>(sql`select nextval('catalog_version') as version`);
  return Number(rows[0]?.version);
}

/** Reads the version from its sequence. */
export async function openCatalogueVersion({ db }: OpenDatabase): Promise<CatalogueVersion> {
  let version = 0;
  // Never backwards: a read overtaken by a bump must not make stale answers current again.
  const advance = (read: number) => {
    version = Math.max(version, read);
  };
  const refresh = async () => {
    // An unused sequence already shows the number that its first use will give.
    const { rows } = await db.execute<{ version: string }>(
      sql`select case when is_called then last_value else last_value - 1 end as version from catalog_version`,
    );
    advance(Number(rows[0]?.version));
  };
  await refresh();
  return {
    current: () => version,
    refresh,
    bump: async () => advance(await moveCatalogueVersion(db)),
  };
}

// After this long a request makes us ask whether another server changed the catalogue, without waiting for it ...
const ASK_AFTER_MS = 1_000;
// ... and after this long (nobody visited this server meanwhile) it waits for the answer.
const WAIT_AFTER_MS = 5_000;

interface FollowOptions {
  database: Pick<OpenDatabase, 'engine'>;
  clock: () => number;
  log: Logger;
}

/** Follows the changes that other servers make: asks at most once a second, and only while there are requests. */
export function followVersion(
  version: CatalogueVersion,
  { database, clock, log }: FollowOptions,
): ContentVersion {
  const { current } = version;
  // The embedded engine has one server only.
  if (database.engine === 'pglite') return { current, isKnown: () => true, catchUp: async () => {} };

  let askedAt = clock();
  let knownAt = askedAt;
  let asking: Promise<void> | undefined;

  const ask = async (now: number) => {
    askedAt = now;
    try {
      await version.refresh();
      knownAt = now;
    } catch (error) {
      // While the database is away, a catalogue of a minute ago is better than none.
      log.warn({ err: error }, 'the catalogue version could not be read');
    } finally {
      asking = undefined;
    }
  };
  // In either direction: a clock that was set back must not stop the checks.
  const isPast = (moment: number, now: number, ms: number) => Math.abs(now - moment) >= ms;
  const isKnown = () => {
    const now = clock();
    if (!asking && isPast(askedAt, now, ASK_AFTER_MS)) asking = ask(now);
    return !isPast(knownAt, now, WAIT_AFTER_MS);
  };
  return {
    current,
    isKnown,
    async catchUp() {
      if (!isKnown()) await asking;
    },
  };
}
