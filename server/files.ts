import { mkdirSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import type { ServerEnv } from './listener.ts';

// The names of both kinds of file change with their content.
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_WEEK = 'public, max-age=604800';
const NO_FONT = { 'Cache-Control': 'private, max-age=3600', Vary: 'Save-Data' };
const FOR_AN_HOUR = 'public, max-age=3600';

const savesData = (c: Context) => c.req.header('save-data') === 'on';

/** The next smaller form of a picture, by its name without ending. */
const toSmaller = (name: string) => {
  const [, stem, width] = /^(.*?)(?:-(160|320|480))?$/.exec(name) ?? [];
  return width === '160' ? name : `${stem}-${{ 480: 320, 320: 160 }[width ?? ''] ?? 480}`;
};

/** The catalogue's pictures at /media. Any client may show them, whatever its address. Without an ending, a name stands for
 *  the best format that the client reads, and for a smaller picture where it saves data. */
export function mediaRoutes(folder: string) {
  mkdirSync(folder, { recursive: true });
  const routes = new Hono<ServerEnv>();
  const serveAs = (ending: '' | '.avif' | '.webp', nameFor = (name: string) => name) => {
    const serve = serveStatic<ServerEnv>({
      root: folder,
      rewriteRequestPath: (path) => `/${nameFor(path.slice('/media/'.length))}${ending}`,
    });
    return async (c: Context<ServerEnv>, next: Next) => {
      const answer = await serve(c, next);
      // Where there is no such file the next handler answers.
      if (!(answer instanceof Response)) return;
      answer.headers.set('Cache-Control', FOR_EVER);
      answer.headers.set('Access-Control-Allow-Origin', '*');
      answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (ending) answer.headers.set('Vary', 'Accept, Save-Data');
      return answer;
    };
  };
  routes.get('/media/:name{[\\w-]+\\.(?:webp|avif)}', serveAs(''));
  const usual = { avif: serveAs('.avif'), webp: serveAs('.webp') };
  const thrifty = { avif: serveAs('.avif', toSmaller), webp: serveAs('.webp', toSmaller) };
  routes.get('/media/:name{[\\w-]+}', (c, next) => {
    const format = c.req.header('accept')?.includes('image/avif') ? 'avif' : 'webp';
    return (savesData(c) ? thrifty : usual)[format](c, next);
  });
  routes.all('/media/*', (c) => c.text('There is no such picture', 404));
  return routes;
}

/** The built storefront's files; the compressed form where the build left one beside it. A visitor who saves data gets no
 *  fonts: pages are written in one of the device then. */
export function assetRoutes(folder: string) {
  const routes = new Hono<ServerEnv>();
  routes.get('/assets/:name{[\\w-]+\\.woff2}', async (c, next) => {
    if (savesData(c)) return c.text('No fonts are sent to save data', 404, NO_FONT);
    await next();
    c.header('Vary', 'Save-Data');
    return undefined;
  });
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
