import { vi } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** Returns when so many others wait for locks that somebody holds; PostgreSQL alone can tell. */
export async function waitForWaiting({ db }: OpenDatabase, others = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  // Before the database ends a transaction that does nothing.
  await vi.waitUntil(async () => (await countWaiting()) >= others, { timeout: 10_000 });
}
