import { afterAll } from 'vitest';
import { createAdmission } from '#server/admission/admission.ts';
import type { CachedResponseSource } from '#server/answer-cached.ts';
import { createServer, type ServerParts } from '#server/create-server.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import { createListener, type VisitorSettings } from '#server/request-listener.ts';
import { listSecurityHeaders } from '#server/security-headers.ts';
import type { TestShop } from './test-shop.ts';

/** Serves a test shop with the whole server on a real socket, by default without pages; returns the port. */
export async function serveTestShop(
  { app, api, database }: TestShop,
  storefront: Pick<ServerParts, 'answerPage' | 'assetsDir' | 'sitemap'> = {
    answerPage: async () => new Response('There are no pages', { status: 404 }),
  },
  visitorSettings: VisitorSettings = { proxyHops: 0, publicUrl: undefined },
  hot: CachedResponseSource = api.hot,
): Promise<number> {
  const { log } = api;
  const securityHeaders = listSecurityHeaders(undefined);
  const server = createServer({
    log,
    provider: { app, database, mediaDir: api.mediaDir },
    readSettings: api.shopSettings.read,
    // The test itself keeps the event loop busy, so the loop's delay is no sign of load.
    admission: createAdmission({ log, loopDelayMs: () => 0 }),
    ...storefront,
  });
  const listener = createListener({
    app: server,
    visitorSettings,
    securityHeaders,
    log,
    cachedResponses: hot,
  });
  const { port, close } = await listen(createHttpServer(listener.listen), '127.0.0.1', 0);
  afterAll(async () => {
    await close();
    await listener.settle();
  });
  return port;
}
