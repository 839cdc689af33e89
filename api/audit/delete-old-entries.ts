import { lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { auditLog } from '#api/schema/staff.ts';

/** Deletes what is older than two years, by the database's clock, like the trigger that allows it. */
export async function deleteOldEntries(db: Database): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, sql`now() - interval '2 years'`));
}
