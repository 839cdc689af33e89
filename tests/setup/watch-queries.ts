import { vi } from 'vitest';
import type { OpenDatabase } from '#api/platform/database/open.ts';

/** The statements that reach the database from now on, outside transactions. */
export function watchQueries(database: OpenDatabase): () => number {
  const { $client } = database.db as unknown as { $client: { query(...args: unknown[]): unknown } };
  const query = vi.spyOn($client, 'query');
  return () => query.mock.calls.length;
}
