import type { Freshness } from '#api/platform/caches/freshness.ts';
import { compressAnswer } from './compress.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createNonce, createRenderPage, isHtml, type RenderOptions, type RenderPage } from './render-page.ts';
import { type PolicySettings, writePagePolicy } from './security-headers.ts';

export interface PageOptions extends RenderOptions {
  /** Tells whether cached pages are fresh; undefined disables the page cache. */
  changes: Freshness | undefined;
  policy: PolicySettings;
  /** Queues renderings (load shedding). */
  queueRenders: (render: RenderPage) => RenderPage;
}

export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

export interface Pages {
  answerPage: AnswerPage;
  lookUp: PageCache['lookUp'];
}

/** Serves the storefront's pages. Pages that are the same for everybody are cached if the provider is embedded; all
 *  others are streamed, so that the shell doesn't wait for the provider. */
export function createPages({ changes, policy, queueRenders, ...options }: PageOptions): Pages {
  const render = queueRenders(createRenderPage(options, policy.isDevelopment ? 'development' : 'production'));
  const cache = changes && createPageCache({ render, policy, changes, log: options.log });

  return {
    lookUp: (...key) => cache?.lookUp(...key),
    async answerPage(request, origin) {
      const isHead = request.method === 'HEAD';
      const isCacheable = isHead || request.method === 'GET';
      const cached = isCacheable ? await cache?.answer(request, origin) : undefined;
      if (cached) {
        const answer = compressAnswer(cached, request);
        return isHead ? new Response(null, answer) : answer;
      }
      const stream = async (streamed: Request) =>
        compressAnswer(await streamPage(streamed, origin, render, policy), streamed);
      return isHead ? answerHead(request, stream) : stream(request);
    },
  };
}

/** Streams a page to one visitor: the shell is sent at once, and the policy allows scripts by nonce. */
async function streamPage(
  request: Request,
  origin: string,
  render: RenderPage,
  policy: PolicySettings,
): Promise<Response> {
  const nonce = createNonce();
  const answer = await render(request, origin, { nonce, isStreamed: true });
  if (!isHtml(answer)) return answer;
  const isRevalidated = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store';
  answer.headers.set('Cache-Control', isRevalidated ? 'private, no-cache' : 'no-store');
  answer.headers.set('Content-Security-Policy', writePagePolicy([`'nonce-${nonce}'`], policy));
  // Stops nginx from buffering the shell.
  answer.headers.set('X-Accel-Buffering', 'no');
  return answer;
}

/** Answers HEAD like GET without a body, and aborts the rendering of that body. */
async function answerHead(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const rendering = new AbortController();
  const signal = AbortSignal.any([request.signal, rendering.signal]);
  const answered = await answer(new Request(request, { method: 'GET', signal }));
  rendering.abort();
  await answered.body?.cancel();
  return new Response(null, answered);
}
