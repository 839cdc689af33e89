import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { maskAddress } from './mailboxes.ts';

export interface Email {
  /** Stays the same when the email is sent again, so that duplicates can be recognised. */
  id: string;
  writtenAt: Date;
  to: string;
  /** The name of the sender, unless the operator configured one. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends an email, or throws. */
export interface Mail {
  send(email: Email): Promise<void>;
}

/** Thrown when a mail server refuses an email for good: there is no such mailbox, or the email is not accepted. */
export class EmailRefused extends Error {}

/**
 * Mail for a shop without an SMTP server: each email becomes a text file and an HTML file in the folder, and the log
 * names the text file. An email that is sent again overwrites its files.
 */
export function createOutboxMail(folder: string, log: Logger): Mail {
  return {
    async send({ id, writtenAt, to, subject, text, html }) {
      const date = writtenAt.toISOString();
      const file = join(folder, `${date.replaceAll(':', '-')}-${id.slice(-6)}`);
      makeFolder(folder, 0o700);
      await writeAtomically(`${file}.html`, html, 0o600);
      await writeAtomically(`${file}.txt`, `Date: ${date}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, 0o600);
      // Logs a warning, because the default log level shows warnings, and leaves out the text, because emails contain
      // codes and links.
      log.warn({ to: maskAddress(to), file: `${file}.txt`, subject }, 'an email was put into the outbox');
    },
  };
}

interface SmtpOptions {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  /** The sender: `Lotus <shop@example.com>`, or a bare address, to which each email adds the shop's name. */
  from: string;
  /** The timeout of each step. */
  timeoutMs?: number;
}

/** Whether a mail server refused this recipient or email for good. Refusals of our login may be temporary. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}

/** Mail through an SMTP server. */
export function createSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mail {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const isBare = !/[<\s]/.test(from);
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, writtenAt, to, fromName, subject, text, html }) {
      try {
        await transport.sendMail({
          from: isBare ? { name: fromName, address: from } : from,
          // Passes the address in an object, so that it is never parsed into several.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          date: writtenAt,
          // Suppresses automatic replies.
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          text,
          html,
        });
      } catch (error) {
        // Servers may repeat the address, and error messages are stored.
        const said = (error instanceof Error ? error.message : String(error)).replaceAll(to, maskAddress(to));
        if (isRefusal(error)) throw new EmailRefused(said);
        throw Object.assign(new Error(said), { code: (error as { code?: unknown }).code });
      }
    },
  };
}
