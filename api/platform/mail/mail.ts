import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { makeFolder, writeAtomically } from '#api/platform/files.ts';
import { maskAddress } from './mask-address.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** Delivers a letter, or throws. */
export interface Mail {
  send(letter: Letter): Promise<void>;
}

/** Mail for a shop without an SMTP server: each letter becomes a text file in the folder, and the log says which. */
export function createOutboxMail(folder: string, log: Logger, clock: () => number = Date.now): Mail {
  return {
    async send({ to, subject, text }) {
      const sentAt = new Date(clock()).toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.txt`;
      const file = join(folder, name);
      makeFolder(folder, 0o700);
      await writeAtomically(file, `Date: ${sentAt}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, 0o600);
      // Loud enough for the default level, and never the text: letters hold codes and links, the log is read by others.
      log.warn({ to: maskAddress(to), file, subject }, 'a letter was put into the outbox');
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
  return {
    async send({ to, subject, text }) {
      // As an object the address is taken as it is, never parsed into several.
      await transport.sendMail({ to: { name: '', address: to }, subject, text });
    },
  };
}
