import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createByteCache } from '#api/http/byte-cache.ts';
import { type PreparedBytes, prepareBytes, respondCompressed } from '#api/http/prepared-bytes.ts';
import type * as entryModule from '#app/entry.server.tsx';
import type { ClientOptions } from '#contract/client.ts';
import { hashInlineScripts } from './script-hashes.ts';
import { type PolicySettings, writePagePolicy } from './security-headers.ts';

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = 'text/html; charset=utf-8';

export interface PageOptions {
  build: () => Promise<ServerBuild>;
  /** How pages reach the provider, for a visitor who came by this address of ours. */
  providerFor: (origin: string) => ClientOptions;
  /** The version of what pages show; undefined keeps every page out of memory. */
  version: () => number | undefined;
  policy: PolicySettings;
  log: Logger;
}

interface KeptPage {
  version: number;
  page: PreparedBytes;
}

type Rendered =
  | { page: PreparedBytes }
  | { html: ArrayBuffer; status: number; headers: Record<string, string> }
  | { answer: Response };

export type AnswerPage = (request: Request, origin: string) => Promise<Response>;

const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Renders the storefront's pages. A public page is the same for everyone, so it is rendered once per catalogue version. */
export function createPages({ build, providerFor, version, policy, log }: PageOptions): AnswerPage {
  const mode = policy.isDevelopment ? 'development' : 'production';
  const report = (error: unknown) => log.error({ err: error }, 'a page failed');
  const kept = createByteCache<KeptPage>(MAX_KEPT_BYTES);
  const underWay = new Map<string, Promise<Rendered>>();

  async function render(request: Request, origin: string): Promise<Rendered> {
    const current = await build();
    // From the build itself: the router must be the very one that its pages use.
    const { createPageHandler } = current.entry.module as unknown as typeof entryModule;
    const answer = await createPageHandler(current, { mode, report })(request, providerFor(origin));
    if (!isHtml(answer)) return { answer };
    // Whole pages only: the policy's hashes stand in a header, before the first byte.
    const html = await answer.arrayBuffer();
    const { 'content-type': _, ...given } = Object.fromEntries(answer.headers);
    const headers = {
      ...given,
      'cache-control': answer.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      'content-security-policy': writePagePolicy(hashInlineScripts(new TextDecoder().decode(html)), policy),
    };
    return { status: answer.status, html, headers };
  }

  async function renderForAll(url: string, origin: string, now: number): Promise<Rendered> {
    // A request of its own: nobody's leaving may end what others wait for.
    const rendered = await render(new Request(url), origin);
    if (!('html' in rendered) || rendered.status !== 200) return rendered;
    const { html, headers } = rendered;
    const key = keyOf(url, origin);
    const page = prepareBytes(html, {
      contentType: CONTENT_TYPE,
      headers,
      onGrowth: (bytes) => kept.grow(key, entry, bytes),
    });
    const entry: KeptPage = { version: now, page };
    kept.set(key, entry, page.bytes);
    return { page };
  }

  /** Many may ask for a page that just became old; it is rendered once. */
  function renderOnce(url: string, origin: string, now: number): Promise<Rendered> {
    const key = `${now} ${keyOf(url, origin)}`;
    const found = underWay.get(key);
    if (found) return found;
    const rendering = renderForAll(url, origin, now).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    return rendering;
  }

  async function answer(request: Request, origin: string): Promise<Response> {
    const now = version();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Queries are without number, and so would be the pages kept for them. Data is asked for by scripts, and differs.
    const isKept = isRead && now !== undefined && !/[?]|\.data$/.test(request.url);
    const found = isKept ? kept.get(keyOf(request.url, origin)) : undefined;
    if (found && found.version === now) return respondCompressed(found.page, request.headers);

    const rendered = isKept
      ? await renderOnce(request.url, origin, now)
      : await render(request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request, origin);
    if ('page' in rendered) return respondCompressed(rendered.page, request.headers);
    // Several may have waited for it, and a body is read once.
    if ('answer' in rendered) return rendered.answer.clone();
    const { html, status, headers } = rendered;
    return new Response(html, { status, headers: { 'Content-Type': CONTENT_TYPE, ...headers } });
  }

  return async (request, origin) => {
    const answered = await answer(request, origin);
    return request.method === 'HEAD' ? new Response(null, answered) : answered;
  };
}

function keyOf(url: string, origin: string): string {
  return origin + new URL(url).pathname;
}
