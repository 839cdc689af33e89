import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { lowerCase } from '#api/platform/caches/prepared-bytes.ts';
import type { CachedResponse } from '#api/platform/caches/response-cache.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { trackInFlight } from './in-flight.ts';
import { isSentToArabic } from './prefer-arabic.ts';
import { readOrigin, readVisitor, type Visitor, type VisitorSettings } from './visitor.ts';

/** Hono bindings of every request. */
export type ServerEnv = { Bindings: HttpBindings & Visitor & { requestId: string } };

const HEALTH = new Set(['/healthz', '/readyz']);

/** Looks up a cached response that can be sent at once, by the URL as the client wrote it. */
export interface CachedResponseSource {
  lookUp(
    origin: string,
    rawPathAndQuery: string,
    acceptEncoding?: string,
  ): Pick<CachedResponse, 'bytes'> | undefined;
}

/** Combines the caches of API responses and of pages. */
export const combineCaches = (
  api: CachedResponseSource,
  pages: CachedResponseSource,
): CachedResponseSource => ({
  lookUp: (origin, url, acceptEncoding) =>
    (url.startsWith('/api/v1/') ? api : pages).lookUp(origin, url, acceptEncoding),
});

export interface ListenerOptions {
  app: Hono<ServerEnv>;
  visitors: VisitorSettings;
  securityHeaders: [string, string][];
  log: Logger;
  cachedResponses: CachedResponseSource | undefined;
}

export interface Listener {
  listen: RequestListener;
  /** Resolves when no request is in flight, including streamed responses and those of disconnected clients. */
  settle(): Promise<void>;
}

/** A request listener for Node's http module. */
export function createListener({
  app,
  visitors,
  securityHeaders,
  log,
  cachedResponses,
}: ListenerOptions): Listener {
  const nextRequestId = createRequestIds();
  const answerCached = answerFromCache({ cachedResponses, visitors, securityHeaders, log });
  const inFlight = trackInFlight();
  const warnOfProxy = createProxyWarning(visitors, log);
  const answerUnreadable = () => {
    const headers = {
      ...Object.fromEntries(securityHeaders),
      ...ANY_ORIGIN_HEADERS,
      'Cache-Control': 'no-store',
    };
    return Response.json(refuse('bad-request').body, { status: 400, headers });
  };
  const toHono = getRequestListener(
    (request, env) => {
      const { incoming, outgoing } = env as ServerEnv['Bindings'];
      const { clientAddress, origin } = readVisitor(incoming, visitors);
      const requestId = nextRequestId();
      // Set on Node's response: setting headers on a finished Response would copy it.
      outgoing.setHeader('X-Request-Id', requestId);
      for (const [name, value] of securityHeaders) outgoing.setHeader(name, value);
      return app.fetch(request, { incoming, outgoing, clientAddress, origin, requestId });
    },
    // Only for requests that could not be parsed: the app handles its own errors.
    { errorHandler: answerUnreadable },
  );
  return {
    listen: (incoming, outgoing) => {
      warnOfProxy(incoming);
      // Load balancers may send health checks as HTTP/1.0, which has no Host header.
      if (HEALTH.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost';
      if (incoming.method === 'GET' && answerCached(incoming, outgoing, nextRequestId)) return;
      // In flight until the last byte was sent or the client disconnected.
      void inFlight.track(toHono(incoming, outgoing));
    },
    settle: inFlight.settle,
  };
}

/** Answers a cached GET without Hono, which costs more than the answer itself: same headers, same log line without the
 *  duration. Returns false, and leaves the request untouched, if nothing is cached. */
function answerFromCache({ cachedResponses, visitors, securityHeaders, log }: Omit<ListenerOptions, 'app'>) {
  const sharedHeaders = lowerCase(Object.fromEntries(securityHeaders));
  return (incoming: IncomingMessage, outgoing: ServerResponse, nextRequestId: () => string): boolean => {
    const { url, headers } = incoming;
    const origin = readOrigin(incoming, visitors);
    if (!origin || !url || isSentToArabic(incoming)) return false;
    const acceptEncoding = headers['accept-encoding'] as string | undefined;
    const answer = cachedResponses?.lookUp(origin, url, acceptEncoding)?.bytes;
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const status = isKnown ? 304 : 200;
    const { headers: own, body } = isKnown
      ? { headers: answer.notModifiedHeaders, body: undefined }
      : answer.formFor(acceptEncoding);
    outgoing.writeHead(status, { ...sharedHeaders, ...own, 'x-request-id': requestId }).end(body);
    if (log.isLevelEnabled('info')) {
      const { clientAddress: client } = readVisitor(incoming, visitors);
      log.info({ requestId, method: 'GET', path: url, status, client }, 'request');
    }
    return true;
  };
}

/** Warns once if requests come through a proxy that is not configured: all its visitors would count as one client. */
function createProxyWarning({ proxyHops }: VisitorSettings, log: Logger) {
  let isDone = proxyHops > 0;
  return ({ headers }: IncomingMessage) => {
    if (isDone || headers['x-forwarded-for'] === undefined) return;
    isDone = true;
    log.warn(
      'X-Forwarded-For is ignored: if a proxy of yours stands in front of the shop, set TRUST_PROXY=1',
    );
  };
}

/** Creates request ids: unique among all servers, cheap, short. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
