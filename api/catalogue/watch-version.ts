import type { ApiDependencies } from '#api/dependencies.ts';
import type { CatalogueVersion } from './version.ts';

// How long memory answers without asking whether another server changed the catalogue ...
const ASK_AFTER_MS = 1_000;
// ... and from when on (a server nobody visited) it waits for the answer first.
const WAIT_AFTER_MS = 5_000;

export interface VersionWatch {
  /** Whether the version is known well enough to answer from memory at once. */
  isKnown(): boolean;
  /** Waits, where it is not known, until the database was asked. */
  catchUp(): Promise<void>;
}

/** Follows the changes that other servers make, with at most one question a second, asked only while there are visitors. */
export function watchVersion(
  { database, clock, log }: Pick<ApiDependencies, 'database' | 'clock' | 'log'>,
  version: CatalogueVersion,
): VersionWatch {
  // The embedded engine has one server only.
  if (database.engine === 'pglite') return { isKnown: () => true, catchUp: async () => {} };

  let askedAt = clock();
  let knownAt = askedAt;
  let asking: Promise<void> | undefined;

  const ask = async (now: number) => {
    askedAt = now;
    try {
      await version.refresh();
      knownAt = now;
    } catch (error) {
      // Memory outlives the database: better a catalogue of a minute ago than none.
      log.warn({ err: error }, 'the catalogue version could not be read');
    } finally {
      asking = undefined;
    }
  };
  // Either direction: a wall clock that was set back must not stop the questions.
  const isPast = (moment: number, now: number, ms: number) => Math.abs(now - moment) >= ms;
  const isKnown = () => {
    const now = clock();
    if (!asking && isPast(askedAt, now, ASK_AFTER_MS)) asking = ask(now);
    return !isPast(knownAt, now, WAIT_AFTER_MS);
  };
  return {
    isKnown,
    async catchUp() {
      if (!isKnown()) await asking;
    },
  };
}
