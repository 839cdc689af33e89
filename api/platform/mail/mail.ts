import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { maskAddress } from './mask-address.ts';

export interface Letter {
  /** The same whenever this letter is sent again: who gets it twice can tell. */
  id: string;
  writtenAt: Date;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Delivers a letter, or throws. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** Thrown when a letter will never be taken: there is no such mailbox, or it is not wanted. */
export class LetterRefused extends Error {}

/**
 * Mail for a shop without an SMTP server: each letter becomes a text file in the folder, with the HTML of the same name beside
 * it, and the log says which. Sent again, a letter takes its own place.
 */
export function createOutboxMail(folder: string, log: Logger): Mail {
  return {
    async send({ id, writtenAt, to, subject, text, html }) {
      const date = writtenAt.toISOString();
      const file = join(folder, `${date.replaceAll(':', '-')}-${id.slice(-6)}`);
      makeFolder(folder, 0o700);
      await writeAtomically(`${file}.html`, html, 0o600);
      await writeAtomically(`${file}.txt`, `Date: ${date}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, 0o600);
      // Loud enough for the default level, and never the text: letters hold codes and links, the log is read by others.
      log.warn({ to: maskAddress(to), file: `${file}.txt`, subject }, 'a letter was put into the outbox');
    },
  };
}

interface SmtpOptions {
  /** smtp://user:password@host:port or smtps://… */
  url: string;
  /** The sender, as `My Store <shop@example.com>` or a bare address. */
  from: string;
  /** How long the server may keep silent at each step. */
  timeoutMs?: number;
}

/** Whether a mail server said a definite no to this recipient or this letter; to us, it may change its mind. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command);
}

/** Mail through an SMTP server. */
export function createSmtpMail({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mail {
  const transport = createTransport(
    {
      url,
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, writtenAt, to, subject, text, html }) {
      try {
        await transport.sendMail({
          // As an object the address is taken as it is, never parsed into several.
          to: { name: '', address: to },
          messageId: `<${id}@${domain}>`,
          date: writtenAt,
          // So that nobody's holiday notice answers it.
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          text,
          html,
        });
      } catch (error) {
        // Servers like to repeat the address; errors are kept and shown.
        const said = (error instanceof Error ? error.message : String(error)).replaceAll(to, maskAddress(to));
        if (isRefusal(error)) throw new LetterRefused(said);
        throw Object.assign(new Error(said), { code: (error as { code?: unknown }).code });
      }
    },
  };
}
