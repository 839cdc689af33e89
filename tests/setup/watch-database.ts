import { vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Counts the statements that reach the database from now on, outside transactions. Not those for changes, which are
 *  asked for by time: once a second, whatever a request is about. */
export function watchQueries(database: OpenDatabase): () => number {
  const { $client } = database.db as unknown as { $client: { query(...args: unknown[]): unknown } };
  const query = vi.spyOn($client, 'query');
  const isForChanges = ([statement]: unknown[]) =>
    JSON.stringify(statement).includes('from catalogue_changes');
  return () => query.mock.calls.filter((call) => !isForChanges(call)).length;
}

/** Returns when at least so many transactions wait for a lock; PostgreSQL alone can tell. */
export async function waitForLocks({ db }: OpenDatabase, atLeast = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  // Sooner than the database ends a transaction that stands idle.
  await vi.waitUntil(async () => (await countWaiting()) >= atLeast, { timeout: 10_000 });
}
