/** Limits emails per mailbox, so that the shop can't be used to flood one. */
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { LimitName, RateLimits } from '#api/platform/security/rate-limits.ts';
import { type EmailKind, emails } from '#api/schema/emails.ts';
import { foldMailbox } from '../platform/mail/mailboxes.ts';

/**
 * The limits that an email counts against. Confirmed addresses have limits of their own, which strangers can't use
 * up.
 */
function limitsOf(kind: EmailKind, isConfirmed: boolean): LimitName[] {
  // This email has the link that undoes the change, so other emails must not use up its limit.
  if (kind === 'email_changed') return ['changeNoticesDay'];
  // This email is a warning, so other emails must not use up its limit either.
  if (kind === 'password_changed') return ['passwordNoticesDay'];
  // Sent at sign-up: signing up with many spellings of an address must not use up the limit of order emails.
  if ((kind === 'welcome' || kind === 'confirm_email') && !isConfirmed) return ['confirmEmailsDay'];
  return isConfirmed ? ['confirmedEmailsHour', 'confirmedEmailsDay'] : ['emailsHour', 'emailsDay'];
}

/** Whether an email may be sent. A retry does not count again. */
export async function admitEmail(
  { db, limits }: { db: Database; limits: RateLimits },
  { id, kind, recipient, admission }: typeof emails.$inferSelect,
  isConfirmed: boolean,
): Promise<boolean> {
  if (admission) return admission === 'admitted';
  const mailbox = foldMailbox(recipient);
  for (const limit of limitsOf(kind, isConfirmed)) {
    if (!(await limits.tryTake(limit, mailbox))) return false;
  }
  await db.update(emails).set({ admission: 'admitted' }).where(eq(emails.id, id));
  return true;
}
