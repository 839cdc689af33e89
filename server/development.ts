import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { LANGUAGES } from '#contract/constants.ts';
import { StartRefused } from './settings.ts';

const OWN_PATHS = /^\/(?:api|pay|media|healthz|readyz)(?:[/?]|$)/;

/** Opens the storefront from source with hot reload, in the language of STOREFRONT_LANGUAGE, which vite.config.ts reads. */
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
    /** Passes on to the shop what Vite doesn't serve. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        if (OWN_PATHS.test(incoming.url ?? '')) return listener(incoming, outgoing);
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
      },
    close: () => vite.close(),
  };
}
