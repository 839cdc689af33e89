import { BACKED_UP_TABLES } from '#api/backup/contents.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';

/** Reads all rows of all tables as JSON text, to compare states or engines. */
export function readAllRows(db: Database): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local time zone 'UTC'`);
    const all: Record<string, string[]> = {};
    for (const { name } of BACKED_UP_TABLES) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select to_json(t)::text as row from ${sql.identifier(name)} t`,
      );
      all[name] = rows.map(({ row }) => row).sort();
    }
    return all;
  });
}
