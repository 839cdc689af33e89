import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { prepareBytes, respondCompressed } from '#api/platform/caches/prepared-bytes.ts';
import { WORKER_ADDRESS } from '#app/features/offline/kept.ts';
import type { ServerEnv } from './listener.ts';

/** Stands in for a worker that the build does not have, as in development: browsers would go on with the last one they
 *  got. This one deletes whatever it kept, and itself. */
export const PARTING_WORKER = `addEventListener("install",()=>skipWaiting());
addEventListener("activate",event=>event.waitUntil(registration.unregister().then(()=>caches.keys()).then(names=>Promise.all(names.map(name=>caches.delete(name))))));
`;

const HEADERS = {
  // Asked about with every page, and answered with 304.
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** The storefront's service worker. */
export function workerRoutes(assetsDir: string | undefined) {
  const routes = new Hono<ServerEnv>();
  const file = assetsDir && join(assetsDir, WORKER_ADDRESS);
  const code = file && existsSync(file) ? readFileSync(file, 'utf8') : PARTING_WORKER;
  const worker = prepareBytes(code, { contentType: 'text/javascript; charset=utf-8', headers: HEADERS });
  routes.get(WORKER_ADDRESS, (c) => respondCompressed(worker, c.req.raw.headers));
  return routes;
}
