import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type Next } from 'hono';
import { html } from 'hono/html';
import type { ShopSettings } from '#contract/settings/groups.ts';
import { COUNTER_PATH, NAME_PLACEHOLDERS, STYLE_NONCE } from '#counter/page.ts';
import { IMMUTABLE } from './files.ts';
import { createNonce } from './render-page.ts';
import type { ServerEnv } from './request-listener.ts';
import { StartRefused } from './settings.ts';

const BUILD_FOLDER = 'build/counter';

export interface Counter {
  /** Reads the page, with STYLE_NONCE where the nonce belongs. */
  readPage: () => string | Promise<string>;
  /** The built files; absent in development, where Vite serves them. */
  folder?: string | undefined;
}

/** Loads the built counter. */
export function loadBuiltCounter(folder = BUILD_FOLDER): Counter {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) {
    throw new StartRefused('The counter is not built. Run npm start, or npm run build.');
  }
  const page = readFileSync(file, 'utf8');
  return { readPage: () => page, folder };
}

/** The Content-Security-Policy of the counter: scripts come from its own files alone, style elements need the nonce. */
function writeCounterPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const escapeHtml = (text: string) => String(html`${text}`);

/** Serves the counter, the back office: its files, and its one page at every other address. */
export function counterRoutes(
  { readPage, folder }: Counter,
  readSettings: () => Promise<Pick<ShopSettings, 'name'>>,
) {
  const routes = new Hono<ServerEnv>();
  if (folder) {
    const serveFile = serveStatic<ServerEnv>({
      root: folder,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(COUNTER_PATH.length),
    });
    const serve = (cacheControl: string) => async (c: Context<ServerEnv>, next: Next) => {
      const answer = await serveFile(c, next);
      if (answer instanceof Response) answer.headers.set('Cache-Control', cacheControl);
      return answer;
    };
    routes.get(`${COUNTER_PATH}/assets/*`, serve(IMMUTABLE));
    routes.get(`${COUNTER_PATH}/early.js`, serve('no-cache'));
    routes.all(`${COUNTER_PATH}/assets/*`, (c) => c.text('There is no such file', 404));
  }
  routes.get(`${COUNTER_PATH}/*`, async (c) => {
    const nonce = createNonce();
    const { name } = await readSettings();
    // Functions, because a replacement string would treat `$&` in a name as a pattern.
    const page = (await readPage())
      .replaceAll(STYLE_NONCE, nonce)
      .replaceAll(NAME_PLACEHOLDERS.en, () => escapeHtml(name.nameEn))
      .replaceAll(NAME_PLACEHOLDERS.ar, () => escapeHtml(name.nameAr));
    return c.html(page, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': writeCounterPolicy(nonce, !folder),
      // No other site learns the counter's address.
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
  });
  return routes;
}
