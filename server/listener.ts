import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/cors.ts';
import { failure } from '#api/platform/http/refusal.ts';
import { answerHot, type HotSource } from './hot-path.ts';
import { watchWork } from './under-way.ts';
import { readVisitor, type ServerEnv, type VisitorSettings } from './visitor.ts';

const HEALTH = new Set(['/healthz', '/readyz']);

export interface ListenerOptions {
  app: Hono<ServerEnv>;
  visitors: VisitorSettings;
  securityHeaders: [string, string][];
  log: Logger;
  hot: HotSource | undefined;
}

export interface Listener {
  listen: RequestListener;
  /** Resolves when no request is being worked on any more, those of clients that went away included, and no answer is
   *  still being streamed. */
  settle(): Promise<void>;
}

/** The server as a listener of Node's http module. */
export function createListener({ app, visitors, securityHeaders, log, hot }: ListenerOptions): Listener {
  const nextRequestId = createRequestIds();
  const answerFromMemory = hot && answerHot(hot, securityHeaders, log);
  const underWay = watchWork();
  const refuse = () =>
    Response.json(failure(400, 'Bad Request').body, { status: 400, headers: ANY_ORIGIN_HEADERS });
  const toHono = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as ServerEnv['Bindings'];
      const bindings = { incoming, outgoing, ...readVisitor(incoming, visitors), requestId: nextRequestId() };
      return app.fetch(request, bindings);
    },
    // Only what could not even be read as a request comes here: the app answers its own errors.
    { errorHandler: refuse },
  );
  return {
    listen: (incoming, outgoing) => {
      // Health checks of load balancers may speak HTTP/1.0, which needs no Host.
      if (HEALTH.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost';
      if (
        answerFromMemory &&
        incoming.method === 'GET' &&
        answerFromMemory(incoming, outgoing, readVisitor(incoming, visitors), nextRequestId)
      )
        return;
      // Over when the last byte of the answer was handed on, or nobody is there to take it.
      void underWay.watch(toHono(incoming, outgoing));
    },
    settle: underWay.settle,
  };
}

/** Gives each request an id: unique among all servers, cheap to make, short to read out. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
