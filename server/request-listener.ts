import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type CachedResponseSource, createCacheResponder } from './answer-cached.ts';
import { trackInFlight } from './in-flight.ts';

/** The client's address and the origin that a request was sent to. */
export interface Visitor {
  clientAddress: string;
  /** Undefined if the Host header is missing or malformed. */
  origin: string | undefined;
}

export interface VisitorSettings {
  proxyHops: number;
  publicUrl: string | undefined;
}

/** Hono bindings of every request. */
export type ServerEnv = { Bindings: HttpBindings & Visitor & { requestId: string } };

const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

export interface ListenerOptions {
  app: Hono<ServerEnv>;
  visitorSettings: VisitorSettings;
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
  visitorSettings,
  securityHeaders,
  log,
  cachedResponses,
}: ListenerOptions): Listener {
  const nextRequestId = createRequestIds();
  const answerCached = createCacheResponder({ cachedResponses, securityHeaders, log });
  const inFlight = trackInFlight();
  const warnOfProxy = createProxyWarning(visitorSettings, log);
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
      const { clientAddress, origin } = readVisitor(incoming, visitorSettings);
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
      if (HEALTH_PATHS.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost';
      const isAnswered =
        incoming.method === 'GET' &&
        answerCached(incoming, outgoing, { ...readVisitor(incoming, visitorSettings), nextRequestId });
      if (isAnswered) return;
      // In flight until the last byte was sent or the client disconnected.
      void inFlight.track(toHono(incoming, outgoing));
    },
    settle: inFlight.settle,
  };
}

/**
 * Warns once if requests come through a proxy that is not configured, because all visitors behind it would count as
 * one client.
 */
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

/** Logs each request: a failure at level error, all else at info. A refusal with Retry-After is no failure. */
export function logRequests(log: Logger): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { status } = c.res;
    // A page whose client disconnected is no failure.
    const isFailure = status >= 500 && !c.res.headers.has('Retry-After') && !c.req.raw.signal.aborted;
    if (!isFailure && !log.isLevelEnabled('info')) return;
    const { requestId, clientAddress } = c.env;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const line = { requestId, method: c.req.method, path: c.req.path, status, ms, client: clientAddress };
    if (isFailure) log.error(line, 'request failed');
    else log.info(line, 'request');
  };
}

const HOST_PATTERN = /^(?:[a-z\d](?:[a-z\d_.-]{0,252}[a-z\d.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Finds the entry of the outermost trusted proxy in a forwarding header. Counts from the end, because each proxy
 * appends its entry.
 */
function readForwarded(header: string | string[] | undefined, hops: number): string | undefined {
  const values = [header ?? []].flat().join(',').split(',');
  return values[Math.max(0, values.length - hops)]?.trim() || undefined;
}

function readAddress(text: string | undefined): string | undefined {
  // Unwraps IPv4-mapped IPv6 addresses, so that one client doesn't count as two.
  const address = text?.replace(/^::ffff:(?=\d+\.)/i, '');
  return address && isIP(address) ? address : undefined;
}

type IncomingRequest = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The client's address, behind trusted proxies. */
function readClientAddress({ headers, socket }: IncomingRequest, proxyHops: number): string {
  const forwarded = proxyHops > 0 ? readForwarded(headers['x-forwarded-for'], proxyHops) : undefined;
  return readAddress(forwarded) ?? readAddress(socket.remoteAddress) ?? 'unknown';
}

/** The shop's origin as this client sees it. */
function readOrigin(
  { headers }: IncomingRequest,
  { proxyHops, publicUrl }: VisitorSettings,
): string | undefined {
  if (publicUrl) return publicUrl;
  if (proxyHops === 0) return toOrigin('http', headers.host);
  const scheme = readForwarded(headers['x-forwarded-proto'], proxyHops) === 'https' ? 'https' : 'http';
  return toOrigin(scheme, readForwarded(headers['x-forwarded-host'], proxyHops) ?? headers.host);
}

export const readVisitor = (incoming: IncomingRequest, settings: VisitorSettings): Visitor => ({
  clientAddress: readClientAddress(incoming, settings.proxyHops),
  origin: readOrigin(incoming, settings),
});

function toOrigin(scheme: string, host: string | undefined): string | undefined {
  return host && HOST_PATTERN.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined;
}
