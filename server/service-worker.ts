import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { WORKER_ADDRESS } from '#app/features/offline/cache-rules.ts';
import type { ServerEnv } from './request-listener.ts';

/** Served when there is no built service worker, as in development: unregisters the one that a browser still has and
 *  deletes its caches. */
export const SELF_REMOVING_WORKER = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil(registration.unregister().then(()=>caches.keys()).then(names=>Promise.all(names.map(name=>caches.delete(name))))));
`;

const WORKER_HEADERS = {
  // Revalidated with every page load, usually by a 304.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** Serves the storefront's service worker. */
export function serviceWorkerRoutes(assetsDir: string | undefined) {
  const routes = new Hono<ServerEnv>();
  const file = assetsDir && join(assetsDir, WORKER_ADDRESS);
  const code = file && existsSync(file) ? readFileSync(file, 'utf8') : SELF_REMOVING_WORKER;
  const worker = prepareBytes(code, {
    contentType: 'text/javascript; charset=utf-8',
    headers: WORKER_HEADERS,
  });
  routes.get(WORKER_ADDRESS, (c) => respondCompressed(worker, c.req.raw.headers));
  return routes;
}
