import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { ApiRefusal } from '#api/platform/http/refusal.ts';
import { answerRefused } from '#server/limits.ts';
import type { RenderPage } from '#server/render-page.ts';
import type { ServerEnv } from '#server/visitor.ts';
import { answerBusyPage, isPageAskedFor } from './busy-page.ts';
import { LANES, type Lane, laneOf } from './lanes.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { createQueue, type Queue, type QueueLimits, type Visit } from './queue.ts';

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

/** Lets in what can be served in time and refuses the rest at once, by class: see `lanes.ts`. */
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
