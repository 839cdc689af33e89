/** The letters about a new e-mail address: they repeat nothing that anybody typed. */

import { putLetter } from '#api/letters/outbox.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { Jobs } from '#api/platform/jobs/jobs.ts';
import { EMAIL_LINK_HOURS, type Language } from '#contract/constants.ts';

/** The page that the link leads to, below /api. */
export const EMAIL_PAGE = '/confirm-email';

/** The address in the letter. */
export function writeEmailLink(origin: string, link: string, language: Language): string {
  return `${origin}/api${EMAIL_PAGE}/${link}${language === 'ar' ? '?lang=ar' : ''}`;
}

interface EmailChange {
  email: string;
  oldEmail: string;
  link: string;
  language: Language;
  now: number;
}

/** To the new address, the link that makes it count; to the present one, that it was asked for. */
export async function putEmailLetters(
  jobs: Jobs,
  tx: Transaction,
  { email, oldEmail, link, language, now }: EmailChange,
): Promise<void> {
  const change = newId();
  const data = { link, hours: EMAIL_LINK_HOURS, until: now + EMAIL_LINK_HOURS * 60 * 60_000 };
  const both = [
    { kind: 'email_link', recipient: email, data },
    { kind: 'email_asked', recipient: oldEmail, data: {} },
  ] as const;
  for (const letter of both)
    await putLetter(jobs, tx, { key: `${letter.kind} ${change}`, language, ...letter });
}

/** To the address that no longer counts. */
export function putChangedLetter(
  jobs: Jobs,
  tx: Transaction,
  { oldEmail, language }: Pick<EmailChange, 'oldEmail' | 'language'>,
): Promise<void> {
  const key = `email_changed ${newId()}`;
  return putLetter(jobs, tx, { key, kind: 'email_changed', recipient: oldEmail, language });
}
