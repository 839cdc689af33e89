import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import type * as entryModule from '#app/entry.server.tsx';
import type { ClientOptions } from '#contract/client.ts';

export interface RenderOptions {
  build: () => Promise<ServerBuild>;
  /** How pages reach the provider, for a visitor who came by this address of ours. */
  providerFor: (origin: string) => ClientOptions;
  /** How browsers reach the provider; absent for our own. */
  apiHost?: string | undefined;
  log: Logger;
}

/** Renders what a request asks the storefront for: streamed with a nonce, whole without one. */
export type RenderPage = (request: Request, origin: string, nonce?: string) => Promise<Response>;

/** The storefront of a build, which in development may be another one each time. */
export function createRenderPage(
  { build, providerFor, apiHost = '', log }: RenderOptions,
  mode: 'development' | 'production',
): RenderPage {
  const report = (error: unknown) => log.error({ err: error }, 'a page failed');
  let last: { build: ServerBuild; handle: ReturnType<typeof entryModule.createPageHandler> } | undefined;
  return async (request, origin, nonce) => {
    const current = await build();
    if (last?.build !== current) {
      // From the build itself: the router must be the very one that its pages use.
      const { createPageHandler } = current.entry.module as unknown as typeof entryModule;
      last = { build: current, handle: createPageHandler(current, { mode, report }) };
    }
    return last.handle(request, { provider: providerFor(origin), apiHost, nonce });
  };
}

export function isHtml(answer: Response): boolean {
  return answer.headers.get('content-type')?.startsWith('text/html') ?? false;
}
