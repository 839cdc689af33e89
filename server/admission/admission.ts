import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { isUploadPath } from '#api/platform/http/middleware.ts';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { resetPassword, signIn, signUp } from '#contract/account/calls.ts';
import { changePassword, deleteMe } from '#contract/account/me.ts';
import { changeStaffPassword, prove } from '#contract/staff/me-calls.ts';
import { acceptInvitation, signInStaff } from '#contract/staff/sign-in-calls.ts';
import type { RenderPage } from '#server/render-page.ts';
import type { ServerEnv } from '#server/request-listener.ts';
import { answerBusyPage, isPageAskedFor } from './busy-page.ts';
import { answerRefused } from './limit-requests.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { createQueue, type Queue, type QueuedClient, type QueueLimits } from './queue.ts';

/**
 * Priority classes, highest first. Each has a queue of its own; as the event loop's delay grows, the lowest classes
 * are refused first. Cached responses, files and health checks have no class: they never wait.
 */
export const PRIORITY_CLASSES = {
  /**
   * Orders, payments and gateways' notifications: never refused for loop delay. Many may run at once, because they
   * mostly wait for gateways.
   */
  order: { concurrency: 32, maxQueued: 500, maxWaitMs: 8_000, maxLoopDelayMs: Number.POSITIVE_INFINITY },
  /** Reads of the API. */
  read: { concurrency: 10, maxQueued: 500, maxWaitMs: 3_000, maxLoopDelayMs: 1_000 },
  /**
   * Page renderings. Several at once, because one can run while the others wait for the database. Between two
   * renderings the event loop makes some turns, each of which accepts one new connection: with a single turn, visitors
   * would connect no faster than pages are rendered. An empty turn costs some 20 microseconds. Tasks of other classes
   * are short enough for one turn.
   */
  render: { concurrency: 4, maxQueued: 200, maxWaitMs: 3_000, maxLoopDelayMs: 1_000, loopTurnsBetween: 16 },
  /** Changes to carts, wish lists, reviews and addresses. More at once than the pool has connections, because a write
   *  holds a connection only during each of its statements. */
  write: { concurrency: 32, maxQueued: 500, maxWaitMs: 4_000, maxLoopDelayMs: 600 },
  /**
   * Uploads: a slot is held while the file is received and encoded. A waiting file is not read, so that it takes no
   * memory; senders without a session are refused before their file is read.
   */
  upload: { concurrency: 12, maxQueued: 500, maxWaitMs: 20_000, maxLoopDelayMs: 1_000 },
  /** Password hashing, which takes a core about 30 ms per request. */
  password: { concurrency: 4, maxQueued: 200, maxWaitMs: 5_000, maxLoopDelayMs: 400 },
} as const satisfies Record<string, QueueLimits>;

/** With a remote provider more pages are rendered at once, because they mostly wait for the provider. */
export const REMOTE_RENDER_CONCURRENCY = 32;

export type PriorityClass = keyof typeof PRIORITY_CLASSES;

const joinPaths = (calls: readonly { path: string }[]) =>
  calls.map(({ path }) => path.replaceAll(/{\w+}/g, '[^/]+')).join('|');
const shoppersPaths = joinPaths([signUp, signIn, resetPassword, changePassword, deleteMe]);
const staffPaths = joinPaths([signInStaff, acceptInvitation, changeStaffPassword, prove]);
// A regular expression rather than splitting the path, because every request is tested.
const HASHING_PATH = new RegExp(
  String.raw`^(?:(?:/api/v\d)?(?:${shoppersPaths})|/api/staff(?:${staffPaths}))/?$`,
);
const ORDER_PATH = /^\/(?:pay\/|api\/(?:payments\/|v\d\/orders\/))/;

/** The priority class of a request to the provider; none for a CORS preflight. */
export function findPriorityClass(method: string, path: string): PriorityClass | undefined {
  if (method === 'OPTIONS') return undefined;
  if (method === 'GET' || method === 'HEAD') return path.startsWith('/pay/') ? 'order' : 'read';
  if (ORDER_PATH.test(path)) return 'order';
  if (isUploadPath(path)) return 'upload';
  return HASHING_PATH.test(path) ? 'password' : 'write';
}

const LOG_INTERVAL_MS = 10_000;
const MAX_FAST_REFUSALS_PER_SECOND = 50;
const REFUSAL_DELAY_MS = 1_000;

interface AdmissionOptions {
  log: Logger;
  /** Overrides the limits in PRIORITY_CLASSES. */
  limits?: Partial<Record<PriorityClass, QueueLimits>>;
  loopDelayMs?: () => number;
}

export interface Admission {
  /** Serves a request to the provider, after queueing it in its priority class. */
  admit(c: Context<ServerEnv>, serve: () => Response | Promise<Response>): Promise<Response>;
  /** Queues renderings. Each counts as running until its response starts, so slow readers hold no slot. */
  queueRenders(render: RenderPage): RenderPage;
}

/** Load shedding: admits requests that can be served in time and refuses the others at once, by priority class. */
export function createAdmission({
  log,
  limits = {},
  loopDelayMs = watchLoopDelay(),
}: AdmissionOptions): Admission {
  const countRefused = countRefusals(log);
  const open = (name: PriorityClass) =>
    createQueue(limits[name] ?? PRIORITY_CLASSES[name], { loopDelayMs, onRefused: () => countRefused(name) });
  const queues = Object.fromEntries(
    Object.keys(PRIORITY_CLASSES).map((name) => [name, open(name as PriorityClass)]),
  ) as Record<PriorityClass, Queue>;

  return {
    async admit(c, serve) {
      const priorityClass = findPriorityClass(c.req.method, c.req.path);
      return priorityClass ? queues[priorityClass].run(serve, watchResponse(c.env.outgoing)) : serve();
    },
    queueRenders: (render) => (request, origin, rendering) =>
      queues.render.run(() => render(request, origin, rendering), watchRequest(request)),
  };
}

const watchRequest = (request: Request): QueuedClient => ({
  isGone: () => request.signal.aborted,
  onDisconnect(listener) {
    const { signal } = request;
    signal.addEventListener('abort', listener, { once: true });
    return () => signal.removeEventListener('abort', listener);
  },
});

/** Watches Node's response for a disconnect, at a tenth of the cost of an abort signal. */
const watchResponse = (outgoing: ServerResponse): QueuedClient => ({
  isGone: () => outgoing.destroyed,
  onDisconnect(listener) {
    outgoing.once('close', listener);
    return () => outgoing.off('close', listener);
  },
});

/**
 * Creates a function that counts refusals per class, logs them at most every ten seconds, and returns how long to
 * delay the counted refusal: without a delay, many clients that retry at once would cost more than the served
 * requests.
 */
function countRefusals(log: Logger): (priorityClass: PriorityClass) => number {
  let refused: Partial<Record<PriorityClass, number>> = {};
  let loggedAt = Number.NEGATIVE_INFINITY;
  let secondStartedAt = 0;
  let refusedInSecond = 0;
  return (priorityClass) => {
    refused[priorityClass] = (refused[priorityClass] ?? 0) + 1;
    const now = performance.now();
    if (now - loggedAt >= LOG_INTERVAL_MS) {
      loggedAt = now;
      log.warn({ refused }, 'the shop is busy: requests are refused');
      refused = {};
    }
    if (now - secondStartedAt >= 1000) {
      secondStartedAt = now;
      refusedInSecond = 0;
    }
    return ++refusedInSecond > MAX_FAST_REFUSALS_PER_SECOND ? REFUSAL_DELAY_MS : 0;
  };
}

/** Whether a request was refused because the shop is busy. */
export const isBusy = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.status === 503;

/** Answers 503: with a page to people, with JSON to API clients, with plain text to the scripts of pages. */
export function answerBusy(c: Context<ServerEnv>, { headers }: ApiRefusal): Response {
  const retryAfter = headers['Retry-After'] ?? '1';
  if (!/^\/api(?:\/|$)/.test(c.req.path) && isPageAskedFor(c.req.raw))
    return answerBusyPage(c.req.raw, retryAfter);
  const answer = answerRefused(c, 'busy');
  answer.headers.set('Retry-After', retryAfter);
  return answer;
}
