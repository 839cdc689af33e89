/** The emails about an account's address: they repeat nothing that anybody typed. */
import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { putLetter } from '#api/letters/outbox.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { originOf } from '#api/platform/http/request.ts';
import type { Jobs } from '#api/platform/jobs/jobs.ts';
import { EMAIL_LINK_HOURS, type Language } from '#contract/constants.ts';
import { EMAIL_UNDO_DAYS, EMAIL_UNDO_MS } from './email-undos.ts';
import type { User } from './tables.ts';

/** The pages that links in these emails lead to, below /api: a new address, the one of sign-up, the former one. */
export const EMAIL_PAGES = {
  change: '/confirm-email',
  address: '/confirm-email/address',
  undo: '/confirm-email/undo',
} as const;

export type EmailPage = keyof typeof EMAIL_PAGES;

/** Where links in emails begin. The Host of a stranger's request counts only where the shop knows no address of its own. */
export const findLinkOrigin = ({ settings }: Pick<Api, 'settings'>, c: Context<ApiEnv>): string =>
  settings.origin ?? originOf(c);

/** The address of a page, for an email. */
export const writePageLink = (origin: string, page: EmailPage, secret: string, language: Language): string =>
  `${origin}/api${EMAIL_PAGES[page]}/${secret}${language === 'ar' ? '?lang=ar' : ''}`;

/** To the address that an account was opened with: the link that confirms it. */
export function putConfirmationEmail(
  jobs: Jobs,
  tx: Transaction,
  { email, link, language }: { email: string; link: string; language: Language },
): Promise<void> {
  const key = `confirm_email ${newId()}`;
  return putLetter(jobs, tx, { key, kind: 'confirm_email', recipient: email, language, data: { link } });
}

interface EmailChange {
  email: string;
  before: User;
  link: string;
  language: Language;
  now: number;
}

/** What is told to the owner of a confirmed address is not held back, whatever else goes to that mailbox. */
const admitConfirmed = ({ emailConfirmedAt }: User) =>
  emailConfirmedAt ? { admission: 'admitted' as const } : {};

/** To the new address, the link that makes it count; to the present one, that it was asked for. */
export async function putEmailLetters(
  jobs: Jobs,
  tx: Transaction,
  { email, before, link, language, now }: EmailChange,
): Promise<void> {
  const change = newId();
  const data = { link, hours: EMAIL_LINK_HOURS, until: now + EMAIL_LINK_HOURS * 60 * 60_000 };
  const both = [
    { kind: 'email_link', recipient: email, data },
    { kind: 'email_asked', recipient: before.email, data: {}, ...admitConfirmed(before) },
  ] as const;
  for (const letter of both)
    await putLetter(jobs, tx, { key: `${letter.kind} ${change}`, language, ...letter });
}

/** To the address that no longer counts: the link that undoes it. */
export function putChangedLetter(
  jobs: Jobs,
  tx: Transaction,
  { before, link, language, now }: Omit<EmailChange, 'email'>,
): Promise<void> {
  return putLetter(jobs, tx, {
    key: `email_changed ${newId()}`,
    kind: 'email_changed',
    recipient: before.email,
    language,
    data: { link, days: EMAIL_UNDO_DAYS, until: now + EMAIL_UNDO_MS },
    ...admitConfirmed(before),
  });
}
