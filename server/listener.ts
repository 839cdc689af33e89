import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/cors.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { answerHot, type HotSource } from './hot-path.ts';
import { trackInFlight } from './in-flight.ts';
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
  /** Resolves when no request is in flight any more, including streamed answers and those of clients that went away. */
  settle(): Promise<void>;
}

/** The server as a listener of Node's http module. */
export function createListener({ app, visitors, securityHeaders, log, hot }: ListenerOptions): Listener {
  const nextRequestId = createRequestIds();
  const answerCached = hot && answerHot(hot, securityHeaders, log);
  const inFlight = trackInFlight();
  const answerUnreadable = () => {
    const headers = { ...Object.fromEntries(securityHeaders), ...ANY_ORIGIN_HEADERS };
    return Response.json(refuse('bad-request').body, { status: 400, headers });
  };
  const toHono = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as ServerEnv['Bindings'];
      const bindings = { incoming, outgoing, ...readVisitor(incoming, visitors), requestId: nextRequestId() };
      return app.fetch(request, bindings);
    },
    // Only for what could not even be parsed as a request: the app answers its own errors.
    { errorHandler: answerUnreadable },
  );
  return {
    listen: (incoming, outgoing) => {
      // Health checks of load balancers may speak HTTP/1.0, which needs no Host.
      if (HEALTH.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost';
      if (
        answerCached &&
        incoming.method === 'GET' &&
        answerCached(incoming, outgoing, readVisitor(incoming, visitors), nextRequestId)
      )
        return;
      // Until the last byte was sent, or the client is gone.
      void inFlight.track(toHono(incoming, outgoing));
    },
    settle: inFlight.settle,
  };
}

/** Gives each request an id: unique among all servers, cheap to make, short to read out. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
