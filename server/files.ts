import { mkdirSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ServerEnv } from './visitor.ts';

// The names of both kinds of file change with their content.
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';
const FOR_AN_HOUR = 'public, max-age=3600';

/** The catalogue's pictures at /media. Any client may show them, whatever its address. Without an ending, a name stands for
 *  the best format that the client reads. */
export function mediaRoutes(folder: string) {
  mkdirSync(folder, { recursive: true });
  const routes = new Hono<ServerEnv>();
  const serveAs = (ending: string) =>
    serveStatic<ServerEnv>({
      root: folder,
      rewriteRequestPath: (path) => path.slice('/media'.length) + ending,
      onFound: (_path, c) => {
        c.header('Cache-Control', FOR_EVER);
        c.header('Access-Control-Allow-Origin', '*');
        c.header('Cross-Origin-Resource-Policy', 'cross-origin');
        if (ending) c.header('Vary', 'Accept');
      },
    });
  routes.get('/media/:name{[\\w-]+\\.(?:webp|avif)}', serveAs(''));
  const [asAvif, asWebp] = [serveAs('.avif'), serveAs('.webp')];
  routes.get('/media/:name{[\\w-]+}', (c, next) =>
    (c.req.header('accept')?.includes('image/avif') ? asAvif : asWebp)(c, next),
  );
  routes.all('/media/*', (c) => c.text('There is no such picture', 404));
  return routes;
}

/** The built storefront's files; the compressed form where the build left one beside it. */
export function assetRoutes(folder: string) {
  const routes = new Hono<ServerEnv>();
  routes.get(
    '/assets/*',
    serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', FOR_EVER),
    }),
  );
  routes.all('/assets/*', (c) => c.text('There is no such file', 404));
  return routes;
}

/** The shop's typeface at an address without a hash, for the provider's own pages: the card page and links in letters. */
export function fontRoutes() {
  const routes = new Hono<ServerEnv>();
  routes.get(
    '/fonts/:name{[\\w-]+\\.woff2}',
    serveStatic<ServerEnv>({
      root: 'app',
      onFound: (_path, c) => c.header('Cache-Control', FOR_A_WEEK),
    }),
  );
  return routes;
}

/** The shop's icon in all its sizes, and as /favicon.ico for pages that link none, such as the card page. */
export function iconRoutes() {
  const routes = new Hono<ServerEnv>();
  const icon = readFileSync('catalog/illustrations/favicon.svg', 'utf8');
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_AN_HOUR };
  routes.get('/favicon.ico', (c) => c.body(icon, 200, headers));
  routes.get(
    '/icons/:name{[\\w-]+\\.(?:png|jpg)}',
    serveStatic<ServerEnv>({
      root: 'app',
      onFound: (_path, c) => c.header('Cache-Control', FOR_AN_HOUR),
    }),
  );
  return routes;
}
