import type { Freshness } from '#api/platform/caches/changes.ts';
import { compressAnswer } from './compress.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { createNonce, createRenderPage, isHtml, type RenderOptions, type RenderPage } from './render-page.ts';
import { type PolicySettings, writePagePolicy } from './security-headers.ts';

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

/** A page for one visitor: its shell is sent at once, and a nonce of its own lets its scripts run. */
async function streamPage(
  request: Request,
  origin: string,
  render: RenderPage,
  policy: PolicySettings,
): Promise<Response> {
  const nonce = createNonce();
  const answer = await render(request, origin, { nonce, isStreamed: true });
  if (!isHtml(answer)) return answer;
  const isKept = answer.status === 200 && answer.headers.get('Cache-Control') !== 'no-store';
  answer.headers.set('Cache-Control', isKept ? 'private, no-cache' : 'no-store');
  answer.headers.set('Content-Security-Policy', writePagePolicy([`'nonce-${nonce}'`], policy));
  // A buffering proxy would hold the shell back.
  answer.headers.set('X-Accel-Buffering', 'no');
  return answer;
}

/** What GET would answer, without its body: nobody reads it, so rendering it ends here. */
async function peek(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
  const known = new AbortController();
  const signal = AbortSignal.any([request.signal, known.signal]);
  const answered = await answer(new Request(request, { method: 'GET', signal }));
  known.abort();
  await answered.body?.cancel();
  return new Response(null, answered);
}
