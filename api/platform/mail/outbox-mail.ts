import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Mail } from './mail.ts';
import { maskAddress } from './mask-address.ts';

/** Mail for a shop without an SMTP server: each letter becomes a text file in the folder, and a line in the log. */
export function createOutboxMail(folder: string, log: Logger, clock: () => number = Date.now): Mail {
  return {
    async send({ to, subject, text }) {
      const sentAt = new Date(clock()).toISOString();
      const name = `${sentAt.replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.txt`;
      const file = join(folder, name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, `Date: ${sentAt}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, {
        mode: 0o600,
        flag: 'wx',
      });
      // The text too, and loud enough for the default level: without SMTP this is where the code is read.
      log.warn({ to: maskAddress(to), file, subject, text }, 'a letter was put into the outbox');
    },
  };
}
