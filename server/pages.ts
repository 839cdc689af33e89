import { createKeptPages } from './kept-pages.ts';
import { createRenderPage, type RenderOptions } from './render-page.ts';
import type { PolicySettings } from './security-headers.ts';
import { peek, streamPage } from './stream-page.ts';

export interface PageOptions extends RenderOptions {
  /** The version of what pages show; undefined keeps every page out of memory. */
  version: () => number | undefined;
  policy: PolicySettings;
}

export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

/** Serves the storefront's pages. What our own provider's public pages show has a version: they are kept.
 *  Every other page is streamed, so that its shell waits for no provider. */
export function createPages({ version, policy, ...options }: PageOptions): AnswerPage {
  const render = createRenderPage(options, policy.isDevelopment ? 'development' : 'production');
  const answerKept = createKeptPages(render, policy);

  return async (request, origin) => {
    const isHead = request.method === 'HEAD';
    const now = version();
    // Queries are without number, and so would be the pages kept for them. Data is asked for by scripts, and differs.
    if ((isHead || request.method === 'GET') && now !== undefined && !/[?]|\.data$/.test(request.url)) {
      const answer = await answerKept(request, origin, now);
      return isHead ? new Response(null, answer) : answer;
    }
    const stream = (asked: Request) => streamPage(asked, origin, render, policy);
    return isHead ? peek(request, stream) : stream(request);
  };
}
