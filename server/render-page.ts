import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { SETTINGS_TOPIC } from '#api/catalogue/changes.ts';
import type * as entryModule from '#app/entry.server.tsx';
import type { PageHandlerOptions, PageSettings } from '#app/entry.server.tsx';
import type { CachingClientOptions } from '#contract/client/client.ts';
import type { Language } from '#contract/constants.ts';
import type { ShopSettings } from '#contract/settings/groups.ts';

/** The dependencies of rendering. The inherited options are settings that pages show. */
export interface RenderOptions extends Omit<PageHandlerOptions, 'mode' | 'report'> {
  build: (language: Language) => Promise<ServerBuild>;
  /** Client options for the provider, for a visitor at this origin; `uses` collects the topics that the answers depend
   *  on. */
  providerFor: (origin: string, uses?: Set<string>) => CachingClientOptions;
  /** The settings of the shop as they are now. */
  readSettings: () => Promise<ShopSettings>;
  /** The provider's address for browsers; absent for the embedded one. */
  apiHost?: string | undefined;
  /** The provider's query parameter for Arabic texts; absent if it has none. */
  langParam?: string | undefined;
  log: Logger;
}

/** How a page is rendered: streamed or whole, and with which nonce, which every inline script gets. */
export type Rendering = Pick<PageSettings, 'nonce' | 'isStreamed'> & { uses?: Set<string> };

/** Renders the storefront's response to a request. */
export type RenderPage = (request: Request, origin: string, rendering: Rendering) => Promise<Response>;

/** A random nonce for one rendering. */
export const createNonce = () => randomBytes(16).toString('base64');

type PageHandler = ReturnType<typeof entryModule.createPageHandler>;

/** Renders pages with the build of each language; in development, the build may differ from call to call. */
export function createRenderPage(
  { build, providerFor, readSettings, apiHost = '', langParam, log, ...shown }: RenderOptions,
  mode: 'development' | 'production',
): RenderPage {
  const report = (error: unknown) => log.error({ err: error }, 'a page failed');
  const handlers = new WeakMap<ServerBuild, PageHandler>();
  return async (request, origin, { uses, ...rendering }) => {
    const current = await build(getPathLanguage(new URL(request.url).pathname));
    let handle = handlers.get(current);
    if (!handle) {
      // Taken from the build, so that the handler and its pages use the same copy of React Router.
      const { createPageHandler } = current.entry.module as unknown as typeof entryModule;
      handle = createPageHandler(current, { mode, report, ...shown });
      handlers.set(current, handle);
    }
    uses?.add(SETTINGS_TOPIC);
    const settings = await readSettings();
    return handle(request, {
      ...{ provider: providerFor(origin, uses), settings, apiHost, langParam, origin },
      ...rendering,
    });
  };
}

export function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The language of a path: Arabic below /ar, in any letter case, English everywhere else. */
export function getPathLanguage(path: string): Language {
  return /^\/ar(?:[/?]|\.data(?:\?|$)|$)/i.test(path) ? 'ar' : 'en';
}
