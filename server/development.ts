import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { LANGUAGES } from '#contract/constants.ts';
import { COUNTER_PATH } from '#counter/page.ts';
import { StartRefused } from './settings.ts';

const OWN_PATHS = /^\/(?:api|pay|media|healthz|readyz)(?:[/?]|$)/;
const isOfCounter = (url: string | undefined) => url?.split(/[/?]/)[1] === COUNTER_PATH.slice(1);

/** Opens the storefront from source with hot reload, in the language of STOREFRONT_LANGUAGE; vite.config.ts reads that
 *  variable. */
export async function openViteStorefront(server: Server) {
  const { STOREFRONT_LANGUAGE: language = 'en' } = process.env;
  if (!LANGUAGES.some((known) => known === language)) {
    throw new StartRefused(`STOREFRONT_LANGUAGE must be one of ${LANGUAGES.join(', ')}, not '${language}'.`);
  }
  const { createServer } = await import('vite');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    /** Passes requests that Vite doesn't serve on to the shop. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        const { url } = incoming;
        if (OWN_PATHS.test(url ?? '') || isOfCounter(url)) return listener(incoming, outgoing);
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
      },
    close: () => vite.close(),
  };
}

/** Opens the counter from source; a change reloads its page. */
export async function openViteCounter(server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'counter/vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  return {
    readPage: () => vite.transformIndexHtml('/index.html', readFileSync('counter/index.html', 'utf8')),
    /** Passes requests that Vite doesn't serve on to the shop. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        const { url } = incoming;
        if (!isOfCounter(url)) return listener(incoming, outgoing);
        vite.middlewares(incoming, outgoing, () => {
          // Vite has removed its base path from the URL.
          incoming.url = url ?? '/';
          listener(incoming, outgoing);
        });
      },
    close: () => vite.close(),
  };
}
