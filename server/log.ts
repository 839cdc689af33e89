import { inspect } from 'node:util';
import type { MiddlewareHandler } from 'hono';
import pino, { type Logger } from 'pino';
import { DrizzleQueryError } from '#api/platform/database/drizzle.ts';
import { maskAddress } from '#api/platform/mail/mask-address.ts';
import type { ServerEnv } from './listener.ts';

const MAX_PATH = 300;
const MAX_TEXT = 2000;
const EMAIL_ADDRESSES = /(?<![\w.+%-])[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A path fit for a log: without the id of a payment session, the link in a letter or that to an order, which are secrets. */
function hideSecrets(path: unknown): string {
  const [plain = ''] = String(path).split(/[?#]/, 1);
  return plain
    .replace(/^\/(pay|api\/confirm-email|(?:ar\/)?track|api\/v1\/orders\/track)\/.*/is, '/$1/…')
    .slice(0, MAX_PATH);
}

/** What an error says, without the values of a failed statement, which may be hashes, codes and addresses and hold any text. */
function hideValues(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  // Mail servers repeat whom they refuse.
  return error.message.replace(/\nparams:.*/s, '').replace(EMAIL_ADDRESSES, maskAddress);
}

/** An error fit for a log. */
export function describeError(error: unknown): unknown {
  // Anything can be thrown; an object's own text would say nothing of it.
  if (!(error instanceof Error)) {
    const text =
      typeof error === 'object' ? inspect(error, { depth: 2, breakLength: Infinity }) : String(error);
    return text.slice(0, MAX_TEXT);
  }
  const { code } = error as { code?: unknown };
  const message = hideValues(error);
  // A stack begins with the message as it was; what follows are places in our code.
  const [, places] = (error.stack ?? '').split(error.message || error.name);
  const stack = message === error.message ? error.stack : `${error.name}: ${message}${places ?? ''}`;
  return {
    type: error.name,
    message: message.slice(0, MAX_TEXT),
    ...(code !== undefined && { code }),
    stack: stack?.slice(0, MAX_TEXT),
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

/** One line per request at level info; an answer of 500 and above is an error, but for a refusal that says when to come again. */
export function logRequests(log: Logger): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    // A page that is left in the middle has failed too, but for nobody.
    const isFault = status >= 500 && !c.res.headers.has('Retry-After') && !c.req.raw.signal.aborted;
    if (!isFault && !log.isLevelEnabled('info')) return;
    const { requestId, clientAddress } = c.env;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId, method: c.req.method, path: c.req.path, status, ms, client: clientAddress };
    if (isFault) log.error(line, 'request failed');
    else log.info(line, 'request');
  };
}
