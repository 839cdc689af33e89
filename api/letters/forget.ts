import { and, isNull, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { letters } from './tables.ts';

/** What a letter tells after that is no news any more. By the clock of the database, which also says when it was written. */
const OLD_NEWS = sql`now() - interval '14 days'`;

/** Deletes letters that could not be sent for so long that nobody waits for them, with whom they were to. */
export async function forgetOldLetters(db: Database): Promise<void> {
  await db.delete(letters).where(and(isNull(letters.sentAt), lt(letters.createdAt, OLD_NEWS)));
}
