import { createHash } from 'node:crypto';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { rememberChanges } from '#api/platform/caches/freshness.ts';
import type { PageSettings } from '#app/entry.server.tsx';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { createPages } from '#server/pages.ts';

export const ORIGIN = 'http://shop.test';

const INJECTED_SCRIPT = '<script>steal()</script>';
const writePage = ({ url }: Request, nonce: string) =>
  `<p>${url.slice(ORIGIN.length)}</p>${INJECTED_SCRIPT}<script nonce="${nonce}">start()</script>${'<br>'.repeat(500)}`;
export const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

export interface Storefront {
  status?: number;
  type?: string;
  write?: (request: Request, nonce: string) => BodyInit;
  headers?: Record<string, string>;
}

/** Opens a storefront that counts its renders. */
export function openPages({ status = 200, type = 'text/html', write = writePage, headers }: Storefront = {}) {
  let renderings = 0;
  let isUpToDate = true;
  let now = 0;
  const changes = rememberChanges(() => now);
  const rendered: (Pick<PageSettings, 'nonce' | 'isStreamed' | 'apiHost'> & { request: Request })[] = [];
  const createPageHandler = () => async (request: Request, settings: PageSettings) => {
    renderings += 1;
    rendered.push({ request, ...settings });
    await settings.provider.fetch?.(request.url, {});
    return new Response(write(request, settings.nonce), {
      status,
      headers: { 'content-type': type, ...headers },
    });
  };
  const { answerPage, lookUp } = createPages({
    queueRenders: (render) => render,
    build: async () => ({ entry: { module: { createPageHandler } } }) as unknown as ServerBuild,
    // Each page depends on a topic that is named like its path.
    providerFor: (host, uses) => ({
      host,
      fetch: async (url) => {
        uses?.add(new URL(String(url)).pathname);
        return new Response();
      },
    }),
    readSettings: async () => PLAIN_SHOP_SETTINGS,
    apiHost: 'https://provider.test',
    changes: { ...changes, isUpToDate: () => isUpToDate, catchUp: async () => {} },
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    log: pino({ level: 'silent' }),
  });
  const ask = (path: string, init?: RequestInit, origin = ORIGIN) =>
    answerPage(new Request(ORIGIN + path, init), origin);
  return {
    ask,
    lookUp,
    rendered,
    countRenderings: () => renderings,
    change: (...topics: string[]) => changes.add(topics),
    passTime: (ms: number) => {
      now += ms;
    },
    forgetChanges: () => {
      isUpToDate = false;
    },
  };
}
