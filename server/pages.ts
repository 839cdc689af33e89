import type { Freshness } from '#api/platform/caches/changes.ts';
import { compressAnswer } from './compress.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createRenderPage, type RenderOptions, type RenderPage } from './render-page.ts';
import type { PolicySettings } from './security-headers.ts';
import { peek, streamPage } from './stream-page.ts';

export interface PageOptions extends RenderOptions {
  /** What changes what pages show; undefined caches no page. */
  changes: Freshness | undefined;
  policy: PolicySettings;
  /** Makes renderings wait for their turn. */
  queueRenders: (render: RenderPage) => RenderPage;
}

export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

export interface Pages {
  answerPage: AnswerPage;
  lookUp: PageCache['lookUp'];
}

/** Serves the storefront's pages. Those of our own provider that are the same for everybody are cached; every other page is
 *  streamed, so that its shell waits for no provider. */
export function createPages({ changes, policy, queueRenders, ...options }: PageOptions): Pages {
  const render = queueRenders(createRenderPage(options, policy.isDevelopment ? 'development' : 'production'));
  const cache = changes && createPageCache({ render, policy, changes, log: options.log });

  return {
    lookUp: (...asked) => cache?.lookUp(...asked),
    async answerPage(request, origin) {
      const isHead = request.method === 'HEAD';
      const isRead = isHead || request.method === 'GET';
      const cached = isRead ? await cache?.answer(request, origin) : undefined;
      if (cached) {
        const answer = compressAnswer(cached, request);
        return isHead ? new Response(null, answer) : answer;
      }
      const stream = async (asked: Request) =>
        compressAnswer(await streamPage(asked, origin, render, policy), asked);
      return isHead ? peek(request, stream) : stream(request);
    },
  };
}
