import { inspect } from 'node:util';
import pino, { type Logger } from 'pino';
import { DrizzleQueryError } from '#api/platform/database/drizzle.ts';
import { maskAddress } from '#api/platform/mail/mailboxes.ts';

const MAX_PATH_LENGTH = 300;
const MAX_TEXT_LENGTH = 2000;
const SECRET_PATH = /^\/(pay|api\/confirm-email|(?:ar\/)?track|api\/v1\/orders\/track)\/.*/is;
const EMAIL_ADDRESS = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes secrets from a path: ids of payment sessions, and the tokens in links to confirm an email or to track an
 *  order. */
function hideSecrets(path: unknown): string {
  const [plain = ''] = String(path).split(/[?#]/, 1);
  return plain.replace(SECRET_PATH, '/$1/…').slice(0, MAX_PATH_LENGTH);
}

/** An error's message without the values of a failed statement, which may be hashes, codes and addresses. */
function hideValues(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Mail servers repeat the address that they refuse.
  return error.message.replace(/\nparams:.*/s, '').replace(EMAIL_ADDRESS, maskAddress);
}

/** Describes an error for the log, without email addresses and the values of SQL statements. */
export function describeError(error: unknown): unknown {
  // Anything can be thrown; String() of an object would be useless.
  if (!(error instanceof Error)) {
    const text =
      typeof error === 'object' ? inspect(error, { depth: 2, breakLength: Infinity }) : String(error);
    return text.slice(0, MAX_TEXT_LENGTH);
  }
  const { code } = error as { code?: unknown };
  const message = hideValues(error);
  // A stack begins with the original message, which may hold values.
  const [, frames] = (error.stack ?? '').split(error.message || error.name);
  const stack = message === error.message ? error.stack : `${error.name}: ${message}${frames ?? ''}`;
  return {
    type: error.name,
    message: message.slice(0, MAX_TEXT_LENGTH),
    ...(code !== undefined && { code }),
    stack: stack?.slice(0, MAX_TEXT_LENGTH),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

export function createLog(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: describeError, path: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}
