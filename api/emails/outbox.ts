import { newId } from '#api/platform/database/columns.ts';
import { and, eq, isNull, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { Jobs } from '#api/platform/jobs/jobs.ts';
import { type EmailKind, emails } from '#api/schema/emails.ts';

export interface NewEmail {
  /** Identifies the event: there is one email per event. */
  key: string;
  kind: EmailKind;
  recipient: string;
  language: 'en' | 'ar';
  orderId?: string;
  /** The recipient's account, for an email that is not about an order. */
  userId?: string;
  data?: Record<string, string | number>;
  /** 'admitted' exempts the email from the limit per mailbox, because another limit applies. */
  admission?: 'admitted';
}

/** Puts an email into the outbox within the caller's transaction, unless there is one with the same key. */
export async function putEmail(jobs: Jobs, tx: Transaction, email: NewEmail): Promise<void> {
  const [written] = await tx
    .insert(emails)
    .values({ id: newId(), data: {}, ...email })
    .onConflictDoNothing({ target: emails.key })
    .returning({ id: emails.id });
  if (written) await jobs.send(tx, 'letter', { letterId: written.id });
}

/** Changes the kind of an unsent email, so that an order cancelled at once sends one email, not two. */
export async function replaceUnsent(tx: Transaction, key: string, kind: EmailKind): Promise<void> {
  await tx
    .update(emails)
    .set({ kind })
    .where(and(eq(emails.key, key), isNull(emails.sentAt)));
}

/** Unsent emails created before this time are deleted. Uses the database's clock, which also set their `createdAt`. */
const EXPIRY_CUTOFF = sql`now() - interval '14 days'`;

/** Deletes unsent emails that are too old to be of use. */
export async function deleteOldEmails(db: Database): Promise<void> {
  await db.delete(emails).where(and(isNull(emails.sentAt), lt(emails.createdAt, EXPIRY_CUTOFF)));
}
