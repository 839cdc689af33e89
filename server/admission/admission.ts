import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import type { RenderPage } from '#server/render-page.ts';
import type { ServerEnv } from '#server/request-listener.ts';
import { answerBusyPage, isPageAskedFor } from './busy-page.ts';
import { answerRefused } from './limit-requests.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { findPriorityClass, PRIORITY_CLASSES, type PriorityClass } from './priority-classes.ts';
import { createQueue, type Queue, type QueuedClient, type QueueLimits } from './queue.ts';

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

/** Watches Node's response, which costs a tenth of an abort signal. */
const watchResponse = (outgoing: ServerResponse): QueuedClient => ({
  isGone: () => outgoing.destroyed,
  onDisconnect(listener) {
    outgoing.once('close', listener);
    return () => outgoing.off('close', listener);
  },
});

/**
 * Counts refusals per class and logs them at most every ten seconds. Returns how long to delay the refusal: while there are
 * many, clients that retry at once would cost more than the requests that are served.
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

/** Answers 503: with a page to people, with JSON to API clients, with plain text to scripts. */
export function answerBusy(c: Context<ServerEnv>, { headers }: ApiRefusal): Response {
  const retryAfter = headers['Retry-After'] ?? '1';
  if (!/^\/api(?:\/|$)/.test(c.req.path) && isPageAskedFor(c.req.raw))
    return answerBusyPage(c.req.raw, retryAfter);
  const answer = answerRefused(c, 'busy');
  answer.headers.set('Retry-After', retryAfter);
  return answer;
}
