/** How many emails a mailbox gets: nobody can have the shop fill somebody else's. */
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { LimitName, RateLimits } from '#api/platform/security/rate-limits.ts';
import { foldMailbox } from './fold-mailbox.ts';
import type { LetterKind } from './letters.ts';
import { letters } from './tables.ts';

/** The counts that an email takes from; strangers who write to a mailbox never take from those of its confirmed addresses. */
function limitsOf(kind: LetterKind, isConfirmed: boolean): LimitName[] {
  // It has the link that undoes the change: other emails must not use up its share.
  if (kind === 'email_changed') return ['changeNoticesDay'];
  // Signing up sends it: whoever signs up with many spellings of an address must not use up the share of orders.
  if (kind === 'confirm_email' && !isConfirmed) return ['confirmEmailsDay'];
  return isConfirmed ? ['confirmedEmailsHour', 'confirmedEmailsDay'] : ['emailsHour', 'emailsDay'];
}

/** Whether an email may be sent. Asked once: one that is tried again counts no second time. */
export async function admitLetter(
  { db, limits }: { db: Database; limits: RateLimits },
  { id, kind, recipient, admission }: typeof letters.$inferSelect,
  isConfirmed: boolean,
): Promise<boolean> {
  if (admission) return admission === 'admitted';
  const mailbox = foldMailbox(recipient);
  for (const limit of limitsOf(kind, isConfirmed)) {
    if (!(await limits.tryTake(limit, mailbox))) return false;
  }
  await db.update(letters).set({ admission: 'admitted' }).where(eq(letters.id, id));
  return true;
}
