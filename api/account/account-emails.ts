/**
 * Emails about an account's address and password. They contain no text that a user entered: whoever entered the address
 * may not own it.
 */
import type { Context } from 'hono';
import type { Api, ApiEnv } from '#api/dependencies.ts';
import { putEmail } from '#api/emails/outbox.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { originOf } from '#api/platform/http/request.ts';
import type { Jobs } from '#api/platform/jobs/jobs.ts';
import type { User } from '#api/schema/account.ts';
import { EMAIL_LINK_HOURS, type Language } from '#contract/constants.ts';
import { EMAIL_UNDO_DAYS, EMAIL_UNDO_MS } from './email-undos.ts';

/** Pages below /api that these emails link to: to confirm a new address or the sign-up address, or to undo a change. */
export const EMAIL_PAGES = {
  change: '/confirm-email',
  address: '/confirm-email/address',
  undo: '/confirm-email/undo',
} as const;

export type EmailPage = keyof typeof EMAIL_PAGES;

/** The origin of links in emails. The request's Host is used only if the shop's public address is not configured. */
export const findLinkOrigin = ({ settings }: Pick<Api, 'settings'>, c: Context<ApiEnv>): string =>
  settings.origin ?? originOf(c);

/** The link to one of these pages. */
export const writePageLink = (origin: string, page: EmailPage, secret: string, language: Language): string =>
  `${origin}/api${EMAIL_PAGES[page]}/${secret}${language === 'ar' ? '?lang=ar' : ''}`;

interface Confirmation {
  /** 'welcome' at sign-up, 'confirm_email' when the link is sent again. */
  kind: 'welcome' | 'confirm_email';
  user: Pick<User, 'id' | 'email'>;
  link: string;
  language: Language;
}

/** Sends the link that confirms the address given at sign-up. */
export function putConfirmationEmail(
  jobs: Jobs,
  tx: Transaction,
  { kind, user, link, language }: Confirmation,
): Promise<void> {
  return putEmail(jobs, tx, {
    key: `${kind} ${newId()}`,
    kind,
    recipient: user.email,
    userId: user.id,
    language,
    data: { link },
  });
}

/** Emails the account's owner that the password was changed. */
export function putPasswordChangedEmail(
  jobs: Jobs,
  tx: Transaction,
  { user, language }: { user: User; language: Language },
): Promise<void> {
  const key = `password_changed ${newId()}`;
  const { id: userId, email: recipient } = user;
  return putEmail(jobs, tx, { key, kind: 'password_changed', recipient, userId, language });
}

interface EmailChange {
  email: string;
  before: User;
  link: string;
  language: Language;
  now: number;
}

/** Emails to a confirmed address are exempt from the limit per mailbox. */
const admitConfirmed = ({ emailConfirmedAt }: User) =>
  emailConfirmedAt ? { admission: 'admitted' as const } : {};

/** Sends the confirmation link to the new address, and notifies the current address of the request. */
export async function putEmailChangeEmails(
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
  for (const email of both)
    await putEmail(jobs, tx, { key: `${email.kind} ${change}`, userId: before.id, language, ...email });
}

/** Sends the former address the link that undoes the change. */
export function putChangedEmail(
  jobs: Jobs,
  tx: Transaction,
  { before, link, language, now }: Omit<EmailChange, 'email'>,
): Promise<void> {
  return putEmail(jobs, tx, {
    key: `email_changed ${newId()}`,
    kind: 'email_changed',
    recipient: before.email,
    userId: before.id,
    language,
    data: { link, days: EMAIL_UNDO_DAYS, until: now + EMAIL_UNDO_MS },
    ...admitConfirmed(before),
  });
}
