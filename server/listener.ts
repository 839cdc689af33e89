import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { lowerCase } from '#api/platform/caches/prepared-bytes.ts';
import type { CachedResponse } from '#api/platform/caches/response-cache.ts';
import { ANY_ORIGIN_HEADERS } from '#api/platform/http/middleware.ts';
import { refuse } from '#api/platform/http/refusal.ts';

/** Where a request comes from, and the origin it was sent to. */
export interface Visitor {
  clientAddress: string;
  /** Undefined when the request names no possible host. */
  origin: string | undefined;
}

export interface VisitorSettings {
  proxyHops: number;
  publicUrl: string | undefined;
}

const HOST = /^(?:[a-z\d](?:[a-z\d_.-]{0,252}[a-z\d.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** What the outermost trusted proxy wrote into a forwarding header: each proxy appends, so count from the end. */
function readForwarded(header: string | string[] | undefined, hops: number): string | undefined {
  const values = [header ?? []].flat().join(',').split(',');
  return values[Math.max(0, values.length - hops)]?.trim() || undefined;
}

function readAddress(text: string | undefined): string | undefined {
  // IPv4 as IPv6 sockets show it; one client must not count as two.
  const address = text?.replace(/^::ffff:(?=\d+\.)/i, '');
  return address && isIP(address) ? address : undefined;
}

type Arriving = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** The client's address freed of trusted proxies. */
function readClientAddress({ headers, socket }: Arriving, proxyHops: number): string {
  const forwarded = proxyHops > 0 ? readForwarded(headers['x-forwarded-for'], proxyHops) : undefined;
  return readAddress(forwarded) ?? readAddress(socket.remoteAddress) ?? 'unknown';
}

/** The shop's own address as this client sees it. */
function readOrigin({ headers }: Arriving, { proxyHops, publicUrl }: VisitorSettings): string | undefined {
  if (publicUrl) return publicUrl;
  if (proxyHops === 0) return toOrigin('http', headers.host);
  const scheme = readForwarded(headers['x-forwarded-proto'], proxyHops) === 'https' ? 'https' : 'http';
  return toOrigin(scheme, readForwarded(headers['x-forwarded-host'], proxyHops) ?? headers.host);
}

export const readVisitor = (incoming: Arriving, settings: VisitorSettings): Visitor => ({
  clientAddress: readClientAddress(incoming, settings.proxyHops),
  origin: readOrigin(incoming, settings),
});

function toOrigin(scheme: string, host: string | undefined): string | undefined {
  return host && HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : undefined;
}

/** What every handler of the server can rely on, per request. */
export type ServerEnv = { Bindings: HttpBindings & Visitor & { requestId: string } };

export interface InFlight {
  /** Counts a promise as in flight until it settles; returns it. */
  track<T>(promise: Promise<T>): Promise<T>;
  /** Resolves when all that was in flight has settled. */
  settle(): Promise<void>;
}

/** Keeps track of what is in flight, so that the shop does not close before it is done. */
export function trackInFlight(): InFlight {
  const promises = new Set<Promise<unknown>>();
  return {
    track(promise) {
      promises.add(promise);
      const remove = () => promises.delete(promise);
      promise.then(remove, remove);
      return promise;
    },
    settle: async () => void (await Promise.allSettled(promises)),
  };
}

const HEALTH = new Set(['/healthz', '/readyz']);

/** Where what is cached is found, by the address as the client wrote it, if it can leave at once. */
export interface HotSource {
  lookUp(
    origin: string,
    rawPathAndQuery: string,
    acceptEncoding?: string,
  ): Pick<CachedResponse, 'bytes'> | undefined;
}

/** Answers of the API and pages. */
export const joinHot = (answers: HotSource, pages: HotSource): HotSource => ({
  lookUp: (origin, url, acceptEncoding) =>
    (url.startsWith('/api/v1/') ? answers : pages).lookUp(origin, url, acceptEncoding),
});

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
  const answerCached = answerHot({ hot, visitors, securityHeaders, log });
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
      // Straight onto Node's answer: setting them on a finished Response would copy it.
      outgoing.setHeader('X-Request-Id', requestId);
      for (const [name, value] of securityHeaders) outgoing.setHeader(name, value);
      return app.fetch(request, { incoming, outgoing, clientAddress, origin, requestId });
    },
    // Only for what could not even be parsed as a request: the app answers its own errors.
    { errorHandler: answerUnreadable },
  );
  return {
    listen: (incoming, outgoing) => {
      warnOfProxy(incoming);
      // Health checks of load balancers may speak HTTP/1.0, which needs no Host.
      if (HEALTH.has(incoming.url ?? '')) incoming.headers.host ??= 'localhost';
      if (incoming.method === 'GET' && answerCached(incoming, outgoing, nextRequestId)) return;
      // Until the last byte was sent, or the client is gone.
      void inFlight.track(toHono(incoming, outgoing));
    },
    settle: inFlight.settle,
  };
}

/** Answers a cached GET with the same headers and log line (less its duration) as the way through Hono, which costs more
 *  than such an answer; false leaves the request untouched. */
function answerHot({ hot, visitors, securityHeaders, log }: Omit<ListenerOptions, 'app'>) {
  const general = lowerCase(Object.fromEntries(securityHeaders));
  return (incoming: IncomingMessage, outgoing: ServerResponse, nextRequestId: () => string): boolean => {
    const { url, headers } = incoming;
    const origin = readOrigin(incoming, visitors);
    if (!origin || !url) return false;
    const acceptEncoding = headers['accept-encoding'] as string | undefined;
    const answer = hot?.lookUp(origin, url, acceptEncoding)?.bytes;
    if (!answer) return false;
    const requestId = nextRequestId();
    const isKnown = answer.isKnownTo(headers['if-none-match']);
    const status = isKnown ? 304 : 200;
    const { headers: own, body } = isKnown
      ? { headers: answer.notModifiedHeaders, body: undefined }
      : answer.formFor(acceptEncoding);
    outgoing.writeHead(status, { ...general, ...own, 'x-request-id': requestId }).end(body);
    if (log.isLevelEnabled('info')) {
      const { clientAddress: client } = readVisitor(incoming, visitors);
      log.info({ requestId, method: 'GET', path: url, status, client }, 'request');
    }
    return true;
  };
}

/** Warns once if a proxy seems to stand in front that the settings know nothing of: all its visitors would be one client. */
function createProxyWarning({ proxyHops }: VisitorSettings, log: Logger) {
  let isKnown = proxyHops > 0;
  return ({ headers }: IncomingMessage) => {
    if (isKnown || headers['x-forwarded-for'] === undefined) return;
    isKnown = true;
    log.warn(
      'X-Forwarded-For arrives and is not believed: if a proxy of yours stands in front of the shop, set TRUST_PROXY=1',
    );
  };
}

/** Gives each request an id: unique among all servers, cheap to make, short to read out. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
