import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import { LANGUAGES } from '#contract/constants.ts';
import { StartRefused } from './start-refused.ts';

const OURS = /^\/(?:api|pay|media|healthz|readyz)(?:[/?]|$)/;

/** The storefront straight from its source, with hot reload: in one language, which Vite's configuration reads. */
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
    /** Vite serves modules; everything else goes on to the shop. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        if (OURS.test(incoming.url ?? '')) return listener(incoming, outgoing);
        vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing));
      },
    close: () => vite.close(),
  };
}
