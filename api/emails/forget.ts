import { and, isNull, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { emails } from '#api/schema/emails.ts';

/** Unsent emails created before this time are deleted. Uses the database's clock, which also set their `createdAt`. */
const EXPIRY_CUTOFF = sql`now() - interval '14 days'`;

/** Deletes emails that could not be sent for too long to be of use. */
export async function deleteOldEmails(db: Database): Promise<void> {
  await db.delete(emails).where(and(isNull(emails.sentAt), lt(emails.createdAt, EXPIRY_CUTOFF)));
}
