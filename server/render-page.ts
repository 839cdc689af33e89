import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type * as entryModule from '#app/entry.server.tsx';
import type { PageSettings } from '#app/entry.server.tsx';
import type { RecallingOptions } from '#contract/client/client.ts';
import type { Language } from '#contract/constants.ts';

export interface RenderOptions {
  build: (language: Language) => Promise<ServerBuild>;
  /** How pages reach the provider, for a visitor who came by this address of ours; `uses` collects what answers are made
   *  from. */
  providerFor: (origin: string, uses?: Set<string>) => RecallingOptions;
  /** How browsers reach the provider; absent for our own. */
  apiHost?: string | undefined;
  /** The query parameter by which the provider is asked for Arabic texts; absent where it has none. */
  langParam?: string | undefined;
  /** Whether Arabic pages are written with ٠–٩. */
  isArabicDigitsOn?: boolean | undefined;
  /** Whether every page says that nothing is really sold. */
  isTestShop?: boolean | undefined;
  /** The ways to pay that the shop offers; undefined where another provider decides. */
  payments?: readonly string[] | undefined;
  /** The number for help by WhatsApp; undefined in a shop without one. */
  supportWhatsApp?: string | undefined;
  log: Logger;
}

/** How a page leaves: streamed, or whole. Either way every script that we render carries the nonce. */
export type Rendering = Pick<PageSettings, 'nonce' | 'isStreamed'> & { uses?: Set<string> };

/** Renders what a request asks the storefront for. */
export type RenderPage = (request: Request, origin: string, rendering: Rendering) => Promise<Response>;

/** A nonce that nobody can guess; for one rendering alone. */
export const createNonce = () => randomBytes(16).toString('base64');

type PageHandler = ReturnType<typeof entryModule.createPageHandler>;

/** The storefront of a build in each language, which in development may be another one each time. */
export function createRenderPage(
  {
    build,
    providerFor,
    apiHost = '',
    langParam,
    isArabicDigitsOn = false,
    isTestShop = false,
    payments,
    supportWhatsApp,
    log,
  }: RenderOptions,
  mode: 'development' | 'production',
): RenderPage {
  const report = (error: unknown) => log.error({ err: error }, 'a page failed');
  const handlers = new WeakMap<ServerBuild, PageHandler>();
  return async (request, origin, { uses, ...rendering }) => {
    const current = await build(languageOfPath(new URL(request.url).pathname));
    let handle = handlers.get(current);
    if (!handle) {
      // From the build itself: the router must be the very one that its pages use.
      const { createPageHandler } = current.entry.module as unknown as typeof entryModule;
      handle = createPageHandler(current, {
        mode,
        report,
        isArabicDigitsOn,
        isTestShop,
        payments,
        supportWhatsApp,
      });
      handlers.set(current, handle);
    }
    return handle(request, { provider: providerFor(origin, uses), apiHost, langParam, origin, ...rendering });
  };
}

export function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The language whose screens stand at this path: Arabic below /ar, in whatever letter case, English everywhere else. */
export function languageOfPath(path: string): Language {
  return /^\/ar(?:[/?]|\.data(?:\?|$)|$)/i.test(path) ? 'ar' : 'en';
}
