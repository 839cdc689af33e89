import { createPageCache } from './page-cache.ts';
import { createRenderPage, type RenderOptions, type RenderPage } from './render-page.ts';
import type { PolicySettings } from './security-headers.ts';
import { peek, streamPage } from './stream-page.ts';

export interface PageOptions extends RenderOptions {
  /** The version of what pages show; undefined caches no page. */
  version: () => number | undefined;
  policy: PolicySettings;
  /** Makes renderings wait for their turn. */
  queueRenders: (render: RenderPage) => RenderPage;
}

export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

/** Serves the storefront's pages. Those of our own provider have a version and are cached; every other page is streamed, so
 *  that its shell waits for no provider. */
export function createPages({ version, policy, queueRenders, ...options }: PageOptions): AnswerPage {
  const render = queueRenders(createRenderPage(options, policy.isDevelopment ? 'development' : 'production'));
  const answerCached = createPageCache(render, policy);

  return async (request, origin) => {
    const isHead = request.method === 'HEAD';
    const now = version();
    // Not with a query, of which there are too many to cache a page for each; nor the data that scripts fetch.
    if ((isHead || request.method === 'GET') && now !== undefined && !/[?]|\.data$/.test(request.url)) {
      const answer = await answerCached(request, origin, now);
      return isHead ? new Response(null, answer) : answer;
    }
    const stream = (asked: Request) => streamPage(asked, origin, render, policy);
    return isHead ? peek(request, stream) : stream(request);
  };
}
