import { mkdirSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import type { ServerEnv } from './request-listener.ts';

// For files whose content never changes under the same name.
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const ONE_WEEK = 'public, max-age=604800';
const NO_FONT_HEADERS = { 'Cache-Control': 'private, max-age=3600', Vary: 'Save-Data' };
/** For pictures whose AVIF file is not encoded yet. */
const FIVE_MINUTES = 'public, max-age=300';
const ONE_HOUR = 'public, max-age=3600';

const isSavingData = (c: Context) => c.req.header('save-data') === 'on';

/** Maps a picture's name without extension to a smaller size, at most 480 pixels wide, for clients that save data. */
const toSmaller = (name: string) => {
  const [, stem, width] = /^(.*?)(?:-(160|320|480|800|1200|1600))?$/.exec(name) ?? [];
  return width === '160' ? name : `${stem}-${{ 480: 320, 320: 160 }[width ?? ''] ?? 480}`;
};

/**
 * The catalogue's pictures at /media, for pages of any origin. A name without extension is answered in the best
 * format that the client accepts, and in a smaller size if the client saves data.
 */
export function mediaRoutes(folder: string) {
  mkdirSync(folder, { recursive: true });
  const routes = new Hono<ServerEnv>();
  const serveAs = (extension: '' | '.avif' | '.webp', nameFor = (name: string) => name) => {
    const serve = serveStatic<ServerEnv>({
      root: folder,
      rewriteRequestPath: (path) => `/${nameFor(path.slice('/media/'.length))}${extension}`,
    });
    return async (c: Context<ServerEnv>, next: Next) => {
      const answer = await serve(c, next);
      // If there is no such file, the next handler answers.
      if (!(answer instanceof Response)) return;
      answer.headers.set('Cache-Control', IMMUTABLE);
      answer.headers.set('Access-Control-Allow-Origin', '*');
      answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (extension) answer.headers.set('Vary', 'Accept, Save-Data');
      return answer;
    };
  };
  routes.get('/media/:name{[\\w-]+\\.(?:webp|avif)}', serveAs(''));
  const fullSize = { avif: serveAs('.avif'), webp: serveAs('.webp') };
  const smaller = { avif: serveAs('.avif', toSmaller), webp: serveAs('.webp', toSmaller) };
  routes.get('/media/:name{[\\w-]+}', async (c, next) => {
    const served = isSavingData(c) ? smaller : fullSize;
    if (!c.req.header('accept')?.includes('image/avif')) return served.webp(c, next);
    const answer = await served.avif(c, async () => {});
    if (answer) return answer;
    // The AVIF files of an uploaded picture are encoded later.
    const meanwhile = await served.webp(c, next);
    meanwhile?.headers.set('Cache-Control', FIVE_MINUTES);
    return meanwhile;
  });
  routes.all('/media/*', (c) => c.text('There is no such picture', 404));
  return routes;
}

/**
 * Serves the built storefront's files, precompressed if the build has done so. Visitors who save data get no web
 * fonts, so their pages use a system font.
 */
export function assetRoutes(folder: string) {
  const routes = new Hono<ServerEnv>();
  routes.get('/assets/:name{[\\w-]+\\.woff2}', async (c, next) => {
    if (isSavingData(c)) return c.text('Fonts are not sent to visitors who save data', 404, NO_FONT_HEADERS);
    await next();
    c.header('Vary', 'Save-Data');
    return undefined;
  });
  routes.get(
    '/assets/*',
    serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
  );
  routes.all('/assets/*', (c) => c.text('There is no such file', 404));
  return routes;
}

/** The shop's typeface at a stable address, for the provider's own pages: the card page and links in emails. */
export function fontRoutes() {
  const routes = new Hono<ServerEnv>();
  routes.get(
    '/fonts/:name{[\\w-]+\\.woff2}',
    serveStatic<ServerEnv>({
      root: 'app',
      onFound: (_path, c) => c.header('Cache-Control', ONE_WEEK),
    }),
  );
  return routes;
}

/** The shop's icons, and /favicon.ico for pages that link no icon, such as the card page. */
export function iconRoutes() {
  const routes = new Hono<ServerEnv>();
  const icon = readFileSync('app/illustrations/favicon.svg', 'utf8');
  const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': ONE_HOUR };
  routes.get('/favicon.ico', (c) => c.body(icon, 200, headers));
  routes.get(
    '/icons/:name{[\\w-]+\\.(?:png|jpg)}',
    serveStatic<ServerEnv>({
      root: 'app',
      onFound: (_path, c) => c.header('Cache-Control', ONE_HOUR),
    }),
  );
  return routes;
}
