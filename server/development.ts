import type { RequestListener, Server } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { languageOfPath } from './languages.ts';

const OURS = /^\/(?:api|pay|media|healthz|readyz)(?:[/?]|$)/;

/** The storefront straight from its source, with hot reload, in each language. */
export async function openViteStorefront(server: Server) {
  const { createServer } = await import('vite');
  const opened = new Map<Language, ViteDevServer>();
  for (const language of LANGUAGES) {
    // One after the other: the configuration reads it while it opens.
    process.env.STOREFRONT_LANGUAGE = language;
    const vite = await createServer({
      appType: 'custom',
      server: { middlewareMode: { server }, hmr: { server } },
    });
    opened.set(language, vite);
  }
  const viteIn = (language: Language) => {
    const vite = opened.get(language);
    if (!vite) throw new Error(`there is no storefront in ${language}`);
    return vite;
  };
  return {
    build: (language: Language) =>
      viteIn(language).ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    /** Vite serves modules; everything else goes on to the shop. */
    wrap:
      (listener: RequestListener): RequestListener =>
      (incoming, outgoing) => {
        const { url = '/' } = incoming;
        if (OURS.test(url)) return listener(incoming, outgoing);
        viteIn(languageOfPath(url)).middlewares(incoming, outgoing, () => {
          // Vite takes its own part of the address away.
          incoming.url = url;
          listener(incoming, outgoing);
        });
      },
    close: async () => {
      for (const vite of opened.values()) await vite.close();
    },
  };
}
