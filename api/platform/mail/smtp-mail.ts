import { createTransport } from 'nodemailer';
import type { Mail } from './mail.ts';

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
