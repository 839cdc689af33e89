import { and, isNull, lt } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { letters } from './tables.ts';

/** What a letter tells after that is no news any more. */
const OLD_NEWS_MS = 14 * 24 * 60 * 60_000;

/** Deletes letters that could not be sent for so long that nobody waits for them, with whom they were to. */
export async function forgetOldLetters(db: Database, now: number): Promise<void> {
  await db
    .delete(letters)
    .where(and(isNull(letters.sentAt), lt(letters.createdAt, new Date(now - OLD_NEWS_MS))));
}
