import { vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Counts queries outside transactions from now on, except the poll for changes, which depends on time. */
export function watchQueries(database: OpenDatabase): () => number {
  const { $client } = database.db as unknown as { $client: { query(...args: unknown[]): unknown } };
  const query = vi.spyOn($client, 'query');
  const isForChanges = ([statement]: unknown[]) =>
    JSON.stringify(statement).includes('from catalogue_changes');
  return () => query.mock.calls.filter((call) => !isForChanges(call)).length;
}

/** Waits until at least this many transactions wait for a lock, on PostgreSQL only. */
export async function waitForLocks({ db }: OpenDatabase, atLeast = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  // Shorter than the database's timeout of idle transactions.
  await vi.waitUntil(async () => (await countWaiting()) >= atLeast, { timeout: 10_000 });
}
