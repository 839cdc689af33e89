import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ANY_ORIGIN_HEADERS, MAX_BODY_BYTES } from '#api/platform/http/middleware.ts';
import { ApiRefusal, answerRefusal, refuse } from '#api/platform/http/refusal.ts';
import { resetPassword, signIn, signUp } from '#contract/account/calls.ts';
import { changePassword, deleteMe } from '#contract/account/me.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { ServerEnv } from '#server/listener.ts';
import type { RenderPage } from '#server/render-page.ts';
import { answerBusyPage, isPageAskedFor } from './busy-page.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { createQueue, type Queue, type QueueLimits, type Visit } from './queue.ts';

const MAX_URL_LENGTH = 8_000;

/** A refusal outside the API's own routes: the API's clients read JSON, people read a sentence. */
export function answerRefused(c: Context<ServerEnv>, code: RefusalCode, values: string[] = []): Response {
  const refusal = refuse(code, { values, headers: { ...ANY_ORIGIN_HEADERS } });
  if (!c.req.path.startsWith('/api')) {
    return c.text(refusal.message, refusal.status, { 'Cache-Control': 'no-store' });
  }
  // Without these a browser client would see a network error instead of the text.
  return answerRefusal(c, refusal);
}

/** Refuses what no honest client sends. Header sizes and slow senders are limited by the listener. */
export function limitRequests(): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (!c.env.origin) return answerRefused(c, 'bad-host');
    if (c.req.url.length > MAX_URL_LENGTH) return answerRefused(c, 'address-too-long');
    if (!isDecodable(c.req.url)) return answerRefused(c, 'bad-address');
    return next();
  };
}

/** Libraries further in throw errors of their own at broken percent-encoding. */
function isDecodable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/**
 * The classes that requests are admitted by, each with a queue of its own, so that none takes another's place. When the event
 * loop is late, those below give way first. What is remembered, files and health checks are in no lane: they never wait.
 */
export const LANES = {
  /** Orders, payments and what gateways tell: never refused because the loop is late. Many at once, for they wait for gateways. */
  order: { atOnce: 32, maxWaiting: 500, patienceMs: 8_000, maxLoopDelayMs: Number.POSITIVE_INFINITY },
  /** What the API reads. */
  read: { atOnce: 10, maxWaiting: 500, patienceMs: 3_000, maxLoopDelayMs: 1_000 },
  /**
   * Pages that are rendered: the event loop does one at a time, while others wait for the database. Each turn between two of
   * them lets one new connection in: with a single one, new visitors would come in no faster than pages are rendered. An empty
   * turn costs some 20 microseconds; what the other lanes do is too short for so many.
   */
  render: { atOnce: 4, maxWaiting: 200, patienceMs: 3_000, maxLoopDelayMs: 1_000, turnsBetween: 16 },
  /** What shoppers change: carts, wish lists, reviews, addresses. More than there are connections: a write needs one for each
   *  of its statements and none in between. */
  write: { atOnce: 16, maxWaiting: 500, patienceMs: 4_000, maxLoopDelayMs: 600 },
  /** What hashes passwords: a core for some 30 ms each. */
  password: { atOnce: 4, maxWaiting: 200, patienceMs: 5_000, maxLoopDelayMs: 400 },
} as const satisfies Record<string, QueueLimits>;

/** Rendering for another provider mostly waits for it. */
export const REMOTE_RENDERS_AT_ONCE = 32;

export type Lane = keyof typeof LANES;

const hashingPaths = [signUp, signIn, resetPassword, changePassword, deleteMe].map(({ path }) => path);
// Tested, not cut into parts: this is asked of every request.
const HASHING = new RegExp(String.raw`^(?:/api/v\d)?(?:${hashingPaths.join('|')})/?$`);
const ORDERS = /^\/(?:pay\/|api\/(?:payments\/|v\d\/orders\/))/;

/** The lane of a request to the provider; none for what costs nothing. */
export function laneOf(method: string, path: string): Lane | undefined {
  if (method === 'OPTIONS') return undefined;
  if (method === 'GET' || method === 'HEAD') return path.startsWith('/pay/') ? 'order' : 'read';
  if (ORDERS.test(path)) return 'order';
  return HASHING.test(path) ? 'password' : 'write';
}

/** Long bodies that are read at the same time: strangers, too, may send one, and each is kept in memory. */
const MAX_LONG = 32;
let longNow = 0;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads a request's body before the request takes a place in a queue: whoever sends slowly makes nobody wait. It is left where
 * @hono/node-server looks for bodies that were read before. One that is too long for the API is not read to its end.
 */
export function readBody(
  incoming: IncomingMessage & { rawBody?: Buffer },
  maxBytes: number,
): Promise<void> | undefined {
  if (!hasBody(incoming) || Number(incoming.headers['content-length']) > maxBytes) return undefined;
  return new Promise<void>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let isLong = false;
    const finish = () => {
      incoming.off('close', leave);
      incoming.rawBody = Buffer.concat(chunks);
      end(resolve);
    };
    const leave = () => end(() => reject(new Error('the client left in the middle of its request')));
    const end = (settle: () => void) => {
      if (isLong) longNow -= 1;
      isLong = false;
      settle();
    };
    if (incoming.destroyed) return leave();
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) {
        incoming.pause();
        return finish();
      }
      if (isLong || bytes <= MAX_BODY_BYTES) return;
      if (longNow >= MAX_LONG) {
        incoming.pause();
        return end(() => reject(new HTTPException(503)));
      }
      isLong = true;
      longNow += 1;
    });
    incoming.once('end', finish);
    incoming.once('error', (error) => end(() => reject(error)));
    incoming.once('close', leave);
  });
}

const TELL_EVERY_MS = 10_000;
const MANY_PER_SECOND = 50;
const HELD_MS = 1_000;

interface AdmissionOptions {
  log: Logger;
  /** Other limits than the shop's own. */
  limits?: Partial<Record<Lane, QueueLimits>>;
  loopDelayMs?: () => number;
}

export interface Admission {
  /** Serves a request to the provider when it is its turn. */
  admit(c: Context<ServerEnv>, serve: () => Response | Promise<Response>): Promise<Response>;
  /** The same rendering, as many at once as the event loop can do. Counted until the answer begins: how slowly it is read is nobody else's matter. */
  queueRenders(render: RenderPage): RenderPage;
}

/** Lets in what can be served in time and refuses the rest at once, by class (`LANES`). */
export function createAdmission({
  log,
  limits = {},
  loopDelayMs = watchLoopDelay(),
}: AdmissionOptions): Admission {
  const countRefused = countRefusals(log);
  const open = (lane: Lane) =>
    createQueue(limits[lane] ?? LANES[lane], { loopDelayMs, onRefused: () => countRefused(lane) });
  const queues = Object.fromEntries(Object.keys(LANES).map((lane) => [lane, open(lane as Lane)])) as Record<
    Lane,
    Queue
  >;

  return {
    async admit(c, serve) {
      const lane = laneOf(c.req.method, c.req.path);
      return lane ? queues[lane].run(serve, visitBy(c.env.outgoing)) : serve();
    },
    queueRenders: (render) => (request, origin, rendering) =>
      queues.render.run(() => render(request, origin, rendering), visitOf(request)),
  };
}

const visitOf = (request: Request): Visit => ({
  isOver: () => request.signal.aborted,
  onLeave(listener) {
    const { signal } = request;
    signal.addEventListener('abort', listener, { once: true });
    return () => signal.removeEventListener('abort', listener);
  },
});

/** The same by Node's answer, at a tenth of what a signal costs. */
const visitBy = (outgoing: ServerResponse): Visit => ({
  isOver: () => outgoing.destroyed,
  onLeave(listener) {
    outgoing.once('close', listener);
    return () => outgoing.off('close', listener);
  },
});

/**
 * Counts refusals. Says that there are any: at once, and then no oftener than every ten seconds, with how many of each class.
 * While there are many, a client waits a moment for its refusal: those that come again at once would cost more than what is
 * served. Returns how long.
 */
function countRefusals(log: Logger): (lane: Lane) => number {
  let refused: Partial<Record<Lane, number>> = {};
  let toldAt = Number.NEGATIVE_INFINITY;
  let second = 0;
  let inSecond = 0;
  return (lane) => {
    refused[lane] = (refused[lane] ?? 0) + 1;
    const now = performance.now();
    if (now - toldAt >= TELL_EVERY_MS) {
      toldAt = now;
      log.warn({ refused }, 'the shop is busy: requests are refused');
      refused = {};
    }
    if (now - second >= 1000) {
      second = now;
      inSecond = 0;
    }
    return ++inSecond > MANY_PER_SECOND ? HELD_MS : 0;
  };
}

/** Whether an error says that a request was refused because the shop is busy. */
export const isBusy = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.status === 503;

/** Tells people by a page, the API's clients and scripts in their own way. */
export function answerBusy(c: Context<ServerEnv>, { headers }: ApiRefusal): Response {
  const retryAfter = headers['Retry-After'] ?? '1';
  if (!/^\/api(?:\/|$)/.test(c.req.path) && isPageAskedFor(c.req.raw))
    return answerBusyPage(c.req.raw, retryAfter);
  const answer = answerRefused(c, 'busy');
  answer.headers.set('Retry-After', retryAfter);
  return answer;
}
