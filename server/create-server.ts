import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { timeout } from 'hono/timeout';
import type { Logger } from 'pino';
import type { ApiEnv } from '#api/dependencies.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { isUploadPath, maxBytesOf } from '#api/platform/http/middleware.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { type Admission, answerBusy, findPriorityClass, isBusy } from './admission/admission.ts';
import { answerRefused, limitRequests, readBody } from './admission/limit-requests.ts';
import { type Counter, counterRoutes } from './counter.ts';
import { assetRoutes, fontRoutes, iconRoutes, mediaRoutes } from './files.ts';
import { healthRoutes } from './health.ts';
import { MAX_UPLOAD_MS } from './http-server.ts';
import { manifestRoutes } from './manifest.ts';
import type { AnswerPage } from './pages.ts';
import { sendToArabic } from './prefer-arabic.ts';
import { logRequests, type ServerEnv } from './request-listener.ts';
import { robotsRoutes } from './robots.ts';
import { serviceWorkerRoutes } from './service-worker.ts';
import { sitemapRoutes } from './sitemap/routes.ts';
import type { SitemapSource } from './sitemap/source.ts';

const shortTimeout = timeout(10_000, () => new HTTPException(503));
/** For requests that wait for a gateway, or for all products of a remote provider. */
const longTimeout = timeout(30_000, () => new HTTPException(503));

export interface ServerParts {
  log: Logger;
  /** The embedded provider; absent when the storefront uses a remote one. */
  provider?: { app: Hono<ApiEnv>; database: OpenDatabase; mediaDir: string } | undefined;
  /** The back office of the embedded provider. */
  counter?: Counter | undefined;
  /** The built storefront's files; absent in development, where Vite serves them. */
  assetsDir?: string | undefined;
  /** Where the sitemap reads the catalogue; without it there is no sitemap. */
  sitemap?: SitemapSource | undefined;
  admission: Admission;
  answerPage: AnswerPage;
  /** The settings of the shop as they are now. */
  readSettings: () => Promise<ShopSettings>;
}

const PROVIDER_PATHS = ['/api/*', '/pay/*'];

/** For uploads, which wait for their turn and for slow senders. */
const uploadTimeout = timeout(MAX_UPLOAD_MS + 60_000, () => new HTTPException(503));

const mayTakeLong = ({ method, path }: { method: string; path: string }) =>
  path.startsWith('/sitemap') || findPriorityClass(method, path) === 'order';

/** The shop's Hono app: middleware and routes in the order in which a request meets them. */
export function createServer({
  log,
  provider,
  counter,
  assetsDir,
  sitemap,
  admission,
  answerPage,
  readSettings,
}: ServerParts) {
  const app = new Hono<ServerEnv>();

  app.use(logRequests(log));
  app.use(limitRequests());
  app.route('/', healthRoutes(provider?.database));
  for (const path of PROVIDER_PATHS) {
    app.use(path, (c, next) => {
      const isRead = !isUploadPath(c.req.path);
      return (isRead && readBody(c.env.incoming, maxBytesOf(c.req.path))?.then(next)) || next();
    });
  }
  app.use((c, next) => {
    if (isUploadPath(c.req.path)) return uploadTimeout(c, next);
    return (mayTakeLong(c.req) ? longTimeout : shortTimeout)(c, next);
  });

  if (provider) {
    for (const path of PROVIDER_PATHS) {
      app.all(path, (c) => {
        const { clientAddress } = c.env;
        const bindings = { clientAddress, origin: requireOrigin(c.env.origin) };
        return admission.admit(c, () => provider.app.fetch(c.req.raw, bindings));
      });
    }
    app.route('/', mediaRoutes(provider.mediaDir));
  } else {
    // Not answered with a page, because rendering one would call the provider, which may be at this same address.
    app.all('/api/*', (c) => answerRefused(c, 'nothing-here', [c.req.method, c.req.path]));
  }
  if (counter) app.route('/', counterRoutes(counter, readSettings));
  if (assetsDir) app.route('/', assetRoutes(assetsDir));
  app.route('/', fontRoutes());
  app.route('/', iconRoutes());
  app.route('/', manifestRoutes(readSettings));
  app.route('/', serviceWorkerRoutes(assetsDir));
  app.route('/', robotsRoutes());
  if (sitemap) app.route('/', sitemapRoutes(sitemap, log));
  // In development, there is only one language to serve.
  if (assetsDir) app.get('/', sendToArabic);
  app.all('*', (c) => answerPage(c.req.raw, requireOrigin(c.env.origin)));

  app.onError((error, c) => {
    if (isBusy(error)) return answerBusy(c, error);
    if (error instanceof HTTPException && error.status === 503) return answerRefused(c, 'too-slow');
    if (c.req.raw.signal.aborted) return answerRefused(c, 'bad-request');
    log.error({ err: error, path: c.req.path, requestId: c.env.requestId }, 'a page failed');
    return answerRefused(c, 'our-fault');
  });
  return app;
}

/** The origin of a request that `limitRequests` let through. */
function requireOrigin(origin: string | undefined): string {
  if (origin === undefined) throw new Error('a request without an origin passed the limits');
  return origin;
}
